"use strict";
// The list of questions: filter, sort, page, and move in it with the keyboard. Texts of others are only ever text nodes.
const explorer = (() => {
  const app = document.getElementById("explorer-app");
  if (!app) return null;
  const data = JSON.parse(document.getElementById("explorer-index").textContent);
  const count = data.id.length;
  const systems = data.systems.map((name, at) => at);
  const NONE = -1;
  const DISAGREE = 50;
  const PAGE = 50;

  const el = (tag, attributes, ...children) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value !== null && value !== false) made.setAttribute(name, value === true ? "" : value);
    }
    made.append(...children.filter((child) => child !== null));
    return made;
  };
  const button = (text, pressed, attributes) => {
    const made = el("button", { type: "button", ...attributes }, text);
    made.addEventListener("click", pressed);
    return made;
  };

  const measure = (name) => data.measures.findIndex(([known]) => known === name);
  const column = (at, system) => (at < 0 ? null : data.values[at][system]);
  const value = (at, system, question) => {
    const values = column(at, system);
    return values ? values[question] : NONE;
  };
  const SCORE = measure("answer_score");
  const score = (question, system) => value(SCORE, system, question);
  const typeOf = (question, system) => data.type[system][question];
  const label = (type) => (type >= 0 ? data.types[type][0] : type === NONE ? "not asked" : "not judged");
  const tone = (type) => (type >= 0 ? data.types[type][3] : "fine");
  const failed = (type) => type >= 0 && type !== data.none;
  const share = (hundredths) => (hundredths === NONE ? "\u2013" : (hundredths / 100).toFixed(2));
  const known = (question, of) => systems.map((system) => of(question, system)).filter((one) => one !== NONE);
  const mean = (question) => {
    const all = known(question, score);
    return all.length ? all.reduce((sum, one) => sum + one, 0) / all.length : 101;
  };
  const spread = (question) => {
    const all = known(question, score);
    return all.length ? Math.max(...all) - Math.min(...all) : 0;
  };
  const most = (name) => {
    const at = measure(name);
    return (question) => Math.max(...systems.map((system) => value(at, system, question)));
  };

  // What can be sorted by: name, what to compare, and whether the largest comes first.
  const sorts = [
    ["order", "order of the data set", (question) => question, false],
    ["id", "question id", null, false],
    ["mean", "mean score, lowest first", mean, false],
    ["spread", "disagreement, largest first", spread, true],
    ...(measure("latency") < 0 ? [] : [["latency", "latency, longest first", most("latency"), true]]),
    ...(measure("cost") < 0 ? [] : [["cost", "cost, highest first", most("cost"), true]]),
    ...systems.map((system) => [
      "system" + system,
      "score of " + data.systems[system] + ", lowest first",
      (question) => (score(question, system) === NONE ? 101 : score(question, system)),
      false,
    ]),
  ];

  const state = { sort: "order", reversed: false, shown: [], page: 0, row: 0, cell: 0 };
  let words = [];
  const searched = [];
  const textOf = (question) =>
    (searched[question] ??= (data.id[question] + "\n" + data.text[question] + "\n" + data.reference[question]).toLowerCase());

  const field = (name, control) => el("label", { class: "xfield" }, el("span", null, name), control);
  const choice = (options) => {
    const select = el("select", null, ...options.map(([key, text]) => el("option", { value: key }, text)));
    select.addEventListener("change", () => update());
    return select;
  };
  const occurring = data.types
    .map((type, at) => [at, data.type.reduce((sum, all) => sum + all.filter((one) => one === at).length, 0)])
    .filter(([, times]) => times > 0);
  const search = el("input", { type: "search", autocomplete: "off", spellcheck: "false" });
  const category = choice([["", "all"], ...data.categories.map((name, at) => [at, name])]);
  const needs = choice([
    ["", "all"],
    ["yes", "needs a tool"],
    ["no", "needs none"],
    ...data.tools.map((name, at) => [at, "needs " + name]).filter(([at]) => data.tools[at] !== ""),
  ]);
  const type = choice([
    ["", "any result"],
    ["failed", "any failure"],
    ...occurring.map(([at, times]) => [at, data.types[at][0] + " (" + times + ")"]),
  ]);
  const system = choice([["", "any system"], ...systems.map((at) => [at, data.systems[at]])]);
  const disagree = el("input", { type: "checkbox" });
  const sort = choice(sorts.map(([key, text]) => [key, text]));
  const reversed = el("input", { type: "checkbox" });
  const status = el("p", { role: "status", class: "xstatus" });
  search.addEventListener("input", () => update());
  disagree.addEventListener("change", () => update());
  reversed.addEventListener("change", () => update());

  const matches = (question) => {
    if (category.value !== "" && data.category[question] !== Number(category.value)) return false;
    const tools = data.tools[data.needs[question]];
    if (needs.value === "yes" ? tools === "" : needs.value === "no" ? tools !== "" : false) return false;
    if (/^\d+$/.test(needs.value) && data.needs[question] !== Number(needs.value)) return false;
    if (disagree.checked && spread(question) < DISAGREE) return false;
    if (type.value !== "") {
      const asked = system.value === "" ? systems : [Number(system.value)];
      const wanted = type.value === "failed" ? failed : (one) => one === Number(type.value);
      if (!asked.some((at) => wanted(typeOf(question, at)))) return false;
    }
    return words.every((word) => textOf(question).includes(word));
  };

  const byId = (a, b) => (data.id[a] < data.id[b] ? -1 : data.id[a] > data.id[b] ? 1 : 0);
  const sorted = (questions) => {
    const [, , key, descending] = sorts.find(([name]) => name === sort.value);
    const keys = key ? new Map(questions.map((question) => [question, key(question)])) : null;
    const order = keys ? (a, b) => keys.get(a) - keys.get(b) || a - b : byId;
    const backwards = descending !== reversed.checked;
    return questions.sort((a, b) => (backwards ? order(b, a) : order(a, b)));
  };

  const update = () => {
    words = search.value.toLowerCase().split(/\s+/).filter((word) => word);
    state.shown = sorted(data.id.map((id, at) => at).filter(matches));
    Object.assign(state, { page: 0, row: 0, cell: 0 });
    render();
  };

  // The grid: one cell of it is in the order of the Tab key, the arrow keys move.
  const body = el("div", { role: "rowgroup" });
  const heads = [
    ["id", "Question"],
    ...systems.map((at) => ["system" + at, data.systems[at]]),
  ].map(([key, text]) => {
    const pressed = () => {
      reversed.checked = sort.value === key && !reversed.checked;
      sort.value = key;
      update();
    };
    return { key, cell: el("div", { role: "columnheader" }, button(text, pressed, { title: "Sort by " + text })) };
  });
  const grid = el(
    "div",
    { role: "grid", class: "xgrid", "aria-label": "Questions and answer scores", "aria-colcount": heads.length },
    el("div", { role: "rowgroup", class: "xheads" }, el("div", { role: "row", class: "xrow", "aria-rowindex": 1 }, ...heads.map((head) => head.cell))),
    body,
  );

  const pages = () => Math.max(1, Math.ceil(state.shown.length / PAGE));
  const rowOf = (question, at) =>
    el(
      "div",
      { role: "row", class: "xrow", "aria-rowindex": at + 2 },
      el(
        "div",
        { role: "gridcell", class: "xquestion", tabindex: -1 },
        el("span", { class: "id" }, data.id[question]),
        el("span", { class: "quiet" }, data.categories[data.category[question]]),
        data.tools[data.needs[question]] === "" ? null : el("span", { class: "quiet" }, "needs " + data.tools[data.needs[question]]),
        spread(question) >= DISAGREE ? el("span", { class: "quiet" }, "systems disagree") : null,
        el("span", { class: "xtext", dir: "auto" }, data.text[question]),
      ),
      ...systems.map((at) => {
        const kind = typeOf(question, at);
        return el(
          "div",
          { role: "gridcell", class: "xscore", tabindex: -1 },
          el("span", { class: "xsystem" }, data.systems[at] + " "),
          el("span", { class: "xvalue" }, share(score(question, at))),
          kind === data.none ? null : el("span", { class: "tag " + tone(kind) }, label(kind)),
        );
      }),
    );

  const render = () => {
    const from = state.page * PAGE;
    const rows = state.shown.slice(from, from + PAGE).map((question, at) => rowOf(question, from + at));
    body.replaceChildren(...rows);
    grid.setAttribute("aria-rowcount", state.shown.length + 1);
    for (const head of heads) {
      const current = sort.value === head.key;
      if (current) head.cell.setAttribute("aria-sort", reversed.checked ? "descending" : "ascending");
      else head.cell.removeAttribute("aria-sort");
    }
    const of = count === data.total ? "" : " (the first of " + data.total.toLocaleString("en") + ": the rest did not fit in this page)";
    status.textContent =
      state.shown.length.toLocaleString("en") + " of " + count.toLocaleString("en") + " questions" + of +
      (pages() > 1 ? ", page " + (state.page + 1) + " of " + pages() : "");
    before.disabled = state.page === 0;
    after.disabled = state.page >= pages() - 1;
    pager.hidden = pages() < 2;
    mark();
  };

  // On narrow screens the heads are not shown; the field to sort by does the same.
  const narrow = matchMedia("(max-width: 48rem)");
  const cellAt = (row, cell) => (row < 0 ? heads[cell].cell.firstChild : body.children[row - state.page * PAGE]?.children[cell]);
  const mark = () => {
    for (const old of grid.querySelectorAll('[tabindex="0"]')) old.setAttribute("tabindex", -1);
    heads.forEach((head) => head.cell.firstChild.setAttribute("tabindex", -1));
    (cellAt(state.row, state.cell) || cellAt(-1, state.cell)).setAttribute("tabindex", 0);
  };
  const move = (row, cell) => {
    state.row = Math.max(narrow.matches ? 0 : -1, Math.min(row, state.shown.length - 1));
    state.cell = Math.max(0, Math.min(cell, systems.length));
    const page = state.row < 0 ? state.page : Math.floor(state.row / PAGE);
    if (page !== state.page) {
      state.page = page;
      render();
    }
    mark();
    cellAt(state.row, state.cell).focus();
  };
  const turn = (by) => {
    state.page = Math.max(0, Math.min(state.page + by, pages() - 1));
    state.row = state.page * PAGE;
    render();
    grid.scrollIntoView({ block: "nearest" });
  };
  const before = button("Previous page", () => turn(-1));
  const after = button("Next page", () => turn(1));
  const pager = el("div", { class: "xbar" }, before, after);

  const place = (target) => {
    const cell = target.closest('[role="gridcell"], [role="columnheader"]');
    if (!cell) return null;
    const at = [...cell.parentNode.children].indexOf(cell);
    const row = [...body.children].indexOf(cell.parentNode);
    return { row: row < 0 ? -1 : row + state.page * PAGE, cell: at };
  };
  const open = () => {
    if (state.row >= 0 && state.row < state.shown.length) {
      listeners.open(state.shown[state.row], state.cell > 0 ? state.cell - 1 : null);
    }
  };
  grid.addEventListener("click", (event) => {
    const at = place(event.target);
    if (!at || at.row < 0) return;
    Object.assign(state, at);
    mark();
    open();
  });
  grid.addEventListener("focusin", (event) => {
    const at = place(event.target);
    if (at) {
      Object.assign(state, at);
      mark();
    }
  });
  grid.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey || (event.ctrlKey && event.key !== "Home" && event.key !== "End")) return;
    const { row, cell } = state;
    const moves = {
      ArrowDown: [row + 1, cell], j: [row + 1, cell], ArrowUp: [row - 1, cell], k: [row - 1, cell],
      ArrowRight: [row, cell + 1], ArrowLeft: [row, cell - 1],
      Home: event.ctrlKey ? [0, 0] : [row, 0], End: event.ctrlKey ? [state.shown.length - 1, systems.length] : [row, systems.length],
      PageDown: [Math.min(row + PAGE, state.shown.length - 1), cell], PageUp: [Math.max(row - PAGE, 0), cell],
    };
    if (moves[event.key]) {
      event.preventDefault();
      move(...moves[event.key]);
    } else if ((event.key === "Enter" || event.key === " ") && state.row >= 0) {
      event.preventDefault();
      open();
    }
  });

  const list = el(
    "div",
    { class: "xlist" },
    el(
      "div",
      { class: "xfilters", role: "search", "aria-label": "Filter questions" },
      field("Search", search), field("Category", category), field("Tools", needs), field("System", system),
      field("Result", type), field("Sort by", sort),
      el("label", { class: "xcheck" }, disagree, el("span", null, "systems differ by 0.5 or more")),
      el("label", { class: "xcheck" }, reversed, el("span", null, "reverse the order")),
    ),
    el("p", { class: "note" }, "Keys in the explorer: arrows or j and k move, Enter opens a case, Escape goes back, / goes to the search."),
    status, grid, pager,
  );
  app.append(list);
  app.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== "checkbox";
    if (event.key === "/" && !typing && !list.hidden) {
      event.preventDefault();
      search.focus();
    } else if (event.target === search && (event.key === "Escape" || event.key === "ArrowDown" || event.key === "Enter")) {
      event.preventDefault();
      if (event.key === "Escape" && search.value !== "") {
        search.value = "";
        update();
      } else if (state.shown.length) move(Math.max(0, state.row), state.cell);
    }
  });

  const listeners = { open: () => {} };
  document.getElementById("explorer-plain").classList.add("xplain");
  update();
  return {
    app, data, list, listeners, el, button, measure, value, share, label, tone, failed, typeOf, score, systems,
    shown: () => state.shown,
    focus: (question) => {
      const row = state.shown.indexOf(question);
      move(row < 0 ? Math.max(0, state.row) : row, state.cell);
    },
  };
})();
