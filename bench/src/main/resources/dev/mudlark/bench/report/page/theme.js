"use strict";
// Light or dark: as the system says until the button is pressed. Nothing is stored.
(() => {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const dark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "theme";
  const label = () => {
    button.textContent = dark() ? "Light colours" : "Dark colours";
  };
  const changed = () => {
    label();
    document.dispatchEvent(new CustomEvent("themechange"));
  };
  button.addEventListener("click", () => {
    root.dataset.theme = dark() ? "light" : "dark";
    changed();
  });
  system.addEventListener("change", changed);
  label();
  document.querySelector("header").prepend(button);
})();

// On paper everything that is folded up and matters is open.
(() => {
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("details.unfold:not([open])")];
    opened.forEach((details) => (details.open = true));
  });
  addEventListener("afterprint", () => {
    opened.forEach((details) => (details.open = false));
    opened = [];
  });
})();
