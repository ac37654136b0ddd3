// Parts that can be scrolled sideways and have no shade at the side where more is, one line for each.
const shaded = (part) => {
  const sign = getComputedStyle(part, "::after");
  if (sign.content !== "none" && sign.animationName === "shade") return Number(sign.opacity) > 0.9;
  return getComputedStyle(part).backgroundImage.includes("gradient");
};
return [...document.querySelectorAll("body *")]
  .filter((part) => ["auto", "scroll"].includes(getComputedStyle(part).overflowX) && part.checkVisibility())
  .filter((part) => part.scrollWidth > part.clientWidth + 1)
  .filter((part) => {
    part.scrollLeft = 0;
    return !shaded(part);
  })
  .map((part) => `${part.tagName.toLowerCase()}.${part.className}: ${part.scrollWidth} px in ${part.clientWidth}`);
