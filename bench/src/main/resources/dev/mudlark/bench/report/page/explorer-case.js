"use strict";
// One question: what was expected, and for each chosen system its scores, conversation and the text it was shown.
if (explorer) (() => {
  const { app, data, list, listeners, el, button, share, label, tone, failed, typeOf, score, systems } = explorer;
  const LONG = 1200;
  let cache = null;
  const archive = () => (cache ??= JSON.parse(document.getElementById("explorer-cases").textContent));
  const text = (at) => archive().texts[at];
  const stored = (question, system) => archive().cases[question + ":" + system];

  const view = el("div", { class: "xcase" });
  view.hidden = true;
  app.append(view);
  let current = null;
  const missing = el("p", { class: "xmissing", role: "alert" });
  missing.hidden = true;
  app.prepend(missing);
  const readable = (name) => name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "\ufffd").slice(0, 200);
  const miss = (kind, name, where) => {
    missing.replaceChildren("There is no " + kind + " ", el("bdi", null, "\u201c" + readable(name) + "\u201d"), " " + where);
    missing.hidden = false;
    app.parentNode.scrollIntoView({ block: "start" });
  };

  // What cannot be seen is an escape, so that the command names what it means to.
  const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
  const escape = (point) => {
    const code = point.codePointAt(0);
    if (point === "'" || point === "\\") return "\\" + point;
    if (!unseen.test(point)) return point;
    return code > 0xffff ? "\\U" + code.toString(16).padStart(8, "0") : "\\u" + code.toString(16).padStart(4, "0");
  };
  const quoted = (word) => {
    if (/^[\w.\/:@%+=,-]+$/.test(word)) return word;
    return unseen.test(word) ? "$'" + Array.from(word, escape).join("") + "'" : "'" + word.replaceAll("'", "'\\''") + "'";
  };
  const id = (question) => data.exact.id[question] ?? data.id[question];
  const nameOf = (system) => data.exact.systems[system] ?? data.systems[system];
  const command = (question, system) => {
    const names = [id(question), nameOf(system)];
    const words = ["mudlark", "show", data.run, ...(names.some((name) => name.startsWith("-")) ? ["--"] : []), ...names];
    return words.map(quoted).join(" ");
  };
  const written = (number, unit) => {
    if (number === -1) return "\u2013";
    if (unit === "share") return share(number);
    if (unit === "ms") return number >= 1000 ? (number / 1000).toFixed(2) + " s" : number + " ms";
    if (unit === "usd") return number === 0 ? "$0" : "$" + Number((number / 1e9).toPrecision(2)).toFixed(9).replace(/0+$/, "");
    return String(number);
  };

  // Expected keywords in a text, marked. They are found without regard to case, and not inside of words.
  const letter = /[\p{L}\p{N}]/u;
  const next = (lower, keywords, from) => {
    let best = null;
    for (const keyword of keywords) {
      let at = lower.indexOf(keyword, from);
      while (at >= 0 && ((letter.test(lower[at - 1] ?? " ") && letter.test(keyword[0])) || (letter.test(lower[at + keyword.length] ?? " ") && /\d$/.test(keyword)))) {
        at = lower.indexOf(keyword, at + 1);
      }
      if (at >= 0 && (!best || at < best.at)) best = { at, length: keyword.length };
    }
    return best;
  };
  const marked = (content, keywords) => {
    const lower = content.toLowerCase();
    if (lower.length !== content.length) return [content];
    const parts = [];
    let from = 0;
    for (let hit = next(lower, keywords, 0); hit; hit = next(lower, keywords, from)) {
      parts.push(content.slice(from, hit.at), el("mark", null, content.slice(hit.at, hit.at + hit.length)));
      from = hit.at + hit.length;
    }
    parts.push(content.slice(from));
    return parts;
  };
  const long = (content, keywords) => {
    const pre = el("pre", { dir: "auto" });
    if (content.length <= LONG) {
      pre.append(...marked(content, keywords));
      return [pre];
    }
    const cut = content.slice(0, LONG).replace(/[\ud800-\udbff]$/, "");
    pre.append(...marked(cut, keywords), "\u2026");
    const more = button("Show all " + content.length.toLocaleString("en") + " characters", () => {
      pre.replaceChildren(...marked(content, keywords));
      pre.setAttribute("tabindex", -1);
      pre.focus();
      more.remove();
    });
    return [pre, more];
  };

  const facts = (rows, name) =>
    el("dl", { class: name ?? null }, ...rows.filter(([, content]) => content !== "").map(([name, content]) => el("div", null, el("dt", null, name), el("dd", { dir: "auto" }, content))));
  const chips = (question, found) =>
    el(
      "ul",
      { class: "xchips", "aria-label": "Expected keywords" },
      ...data.keywords[question].map((keyword, at) =>
        el("li", { class: found[at] ? "yes" : "no" }, found[at] ? "\u2713 found: " : "\u2717 missing: ", el("bdi", null, keyword))),
    );
  const turn = ([kind, heading, note, content], keywords) =>
    el(
      "li",
      { class: text(kind) },
      el("span", { class: text(kind) === "failed" ? "role alert" : "role" }, text(heading)),
      text(note) === "" ? null : el("span", { class: "note" }, text(note)),
      ...(text(content) === "" ? [] : long(text(content), keywords)),
    );

  // The text of a document around what was shown: code points by offset, so that passages that overlap are one.
  const points = (pieces) => {
    const all = new Map();
    for (const { start, end, content, shown } of pieces) {
      [...content].slice(0, end - start).forEach((point, at) => {
        const old = all.get(start + at);
        all.set(start + at, { point, shown: shown || (old?.shown ?? false) });
      });
    }
    return [...all].sort(([a], [b]) => a - b);
  };
  const stretches = (pieces) => {
    const found = [];
    for (const [at, { point, shown }] of points(pieces)) {
      const last = found.at(-1);
      if (last && last.end === at && last.shown === shown) {
        last.points.push(point);
        last.end = at + 1;
      } else found.push({ start: at, end: at + 1, shown, points: [point] });
    }
    return found;
  };
  const excerpt = (pieces, keywords) => {
    const block = el("pre", { class: "xdocument", dir: "auto" });
    let end = 0;
    for (const stretch of stretches(pieces)) {
      if (stretch.start > end) block.append(el("span", { class: "xgap" }, "\u2026 " + (stretch.start - end).toLocaleString("en") + " characters that are not in this page \u2026"), "\n");
      block.append(el("span", { class: stretch.shown ? "xshown" : "xother" }, ...marked(stretch.points.join(""), keywords)));
      if (block.lastChild.textContent.at(-1) !== "\n") block.append("\n");
      end = stretch.end;
    }
    return block;
  };
  const documents = (question, one, keywords) => {
    const labels = archive().questions[question];
    const byDocument = new Map(labels.relevant.map((name) => [name, []]));
    const add = (at, shown) => {
      const [name, start, end, content] = archive().pieces[at];
      if (!byDocument.has(name)) byDocument.set(name, []);
      byDocument.get(name).push({ start, end, content: text(content), shown });
    };
    one.shown.forEach((at) => add(at, true));
    labels.gold.forEach((at) => add(at, false));
    const spans = new Map();
    for (const [name, start, end] of one.spans) spans.set(name, [...(spans.get(name) ?? []), start + "\u2013" + end]);
    for (const name of spans.keys()) if (!byDocument.has(name)) byDocument.set(name, []);
    return [...byDocument].map(([name, pieces]) => {
      const relevant = labels.relevant.includes(name);
      const seen = pieces.some((piece) => piece.shown) || spans.has(name);
      const folded = el(
        "details",
        { class: "xdoc" },
        el("summary", null, el("bdi", null, text(name)), el("span", { class: "note" }, (relevant ? "relevant" : "not among the relevant documents") + (seen ? ", shown to this system" : ", not shown to this system"))),
        pieces.length ? excerpt(pieces, keywords) : null,
        spans.has(name) ? el("p", { class: "note" }, "Shown as part of a tool result above: characters " + spans.get(name).join(", ") + ".") : null,
        pieces.length || spans.has(name) ? null : el("p", { class: "note" }, "No system of this run was shown any of it."),
      );
      folded.open = relevant;
      return folded;
    });
  };

  const byNobody = (question, one) => !one.shown.length && !one.spans.length && !archive().questions[question].relevant.length;
  const scores = (question, system) =>
    facts(data.measures.map(([name, unit], at) => [name, written(explorer.value(at, system, question), unit)]).filter(([, shown]) => shown !== "\u2013"), "xscores");
  const whole = (question, system, one) => {
    const keywords = data.keywords[question].map((keyword) => keyword.toLowerCase()).filter((keyword) => keyword);
    return [
      one.found.length ? chips(question, one.found) : null,
      el("h5", null, "Answer"),
      ...long(one.answer === undefined ? "(none)" : text(one.answer), keywords),
      facts(one.facts.map(([name, content]) => [text(name), text(content)])),
      el("h5", null, "Conversation"),
      one.turns.length ? el("ol", { class: "conversation" }, ...one.turns.map((each) => turn(each, keywords))) : el("p", { class: "note" }, "No message was sent."),
      el("h5", null, "Evidence in the documents"),
      el("p", { class: "note" }, el("span", { class: "xshown" }, "Shaded"), " text was shown to this system, the rest of it to others only; ", el("mark", null, "marked"), " words are expected keywords. Numbers of characters count from the start of the document."),
      ...documents(question, one, keywords),
      byNobody(question, one) ? el("p", { class: "note" }, "This system was shown no document, and the question names none that is relevant.") : null,
    ];
  };
  const panel = (question, system) => {
    const type = typeOf(question, system);
    const one = stored(question, system);
    return el(
      "div",
      { class: "xpanel" },
      el("h4", null, data.systems[system]),
      el("p", null, el("span", { class: "score best" }, share(score(question, system))), el("span", { class: "tag " + tone(type) }, label(type))),
      failed(type) ? el("p", { class: "note" }, data.types[type][1] + " " + data.types[type][2]) : null,
      el("details", null, el("summary", null, "All scores of this answer"), scores(question, system)),
      ...(one ? whole(question, system, one).filter((part) => part !== null) : [el("p", null, type === -1 ? "This question was not put to this system." : "This conversation is not in the page, to keep it small. It is printed by"), type === -1 ? null : el("pre", null, command(question, system))]),
    );
  };

  // A lone half of a surrogate pair has no place in an address.
  const whole16 = (name) => name.toWellFormed?.() ?? name;
  const link = (question, system) =>
    "#case=" + encodeURIComponent(whole16(id(question))) + (system === null ? "" : "&system=" + encodeURIComponent(whole16(nameOf(system))));
  const instructive = (question) => {
    const here = systems.filter((system) => stored(question, system));
    const length = (system) => stored(question, system).turns.length;
    const bad = here
      .filter((system) => failed(typeOf(question, system)))
      .reduce((longest, system) => (longest === undefined || length(system) > length(longest) ? system : longest), undefined);
    const good = here.reduce((best, system) => (best === undefined || score(question, system) > score(question, best) ? system : best), undefined);
    const chosen = [...new Set([bad, good])].filter((system) => system !== undefined);
    return chosen.length ? chosen : systems.slice(0, 1);
  };
  const step = (by) => {
    const order = explorer.shown();
    const at = order.indexOf(current.question) + by;
    if (at >= 0 && at < order.length) go(link(order[at], current.system));
  };

  const show = (question, system) => {
    current = { question, system };
    const chosen = new Set(system === null ? instructive(question) : [system]);
    const panels = el("div", { class: "xpanels" });
    const fill = () => panels.replaceChildren(...systems.filter((at) => chosen.has(at)).map((at) => panel(question, at)));
    const toggles = systems.map((at) => {
      const toggle = button("", () => {
        if (!chosen.delete(at)) chosen.add(at);
        if (!chosen.size) chosen.add(at);
        toggle.setAttribute("aria-pressed", String(chosen.has(at)));
        fill();
      }, { "aria-pressed": String(chosen.has(at)) });
      toggle.append(el("bdi", null, data.systems[at]), " " + share(score(question, at)));
      return toggle;
    });
    const order = explorer.shown();
    const at = order.indexOf(question);
    const previous = button("Previous", () => step(-1));
    const following = button("Next", () => step(1));
    previous.disabled = at <= 0;
    following.disabled = at < 0 || at >= order.length - 1;
    const heading = el("h3", { tabindex: -1 }, el("span", { class: "id" }, data.id[question]), el("bdi", null, data.text[question]));
    view.replaceChildren(
      el("div", { class: "xbar" }, button("Back to the list", () => close()), previous, following, el("span", { class: "note" }, at < 0 ? "" : at + 1 + " of " + order.length)),
      heading,
      facts([
        ["category", data.categories[data.category[question]]],
        ["needs tools", data.tools[data.needs[question]]],
        ["expected", data.reference[question]],
        ["keywords", data.keywords[question].join(", ")],
      ]),
      el("div", { role: "group", class: "xbar", "aria-label": "Systems shown side by side" }, ...toggles),
      panels,
    );
    fill();
    list.hidden = true;
    view.hidden = false;
    app.parentNode.classList.add("xopen");
    heading.focus({ preventScroll: true });
    app.parentNode.scrollIntoView({ block: "start" });
  };
  // The address follows at once and not when the browser gets to say that it changed, so that focus is never late.
  const go = (address) => {
    if (location.hash !== address) location.hash = address;
    follow();
  };
  const close = () => go("#explorer");
  const shut = () => {
    const { question } = current;
    current = null;
    view.hidden = true;
    view.replaceChildren();
    list.hidden = false;
    app.parentNode.classList.remove("xopen");
    explorer.focus(question);
  };

  const follow = () => {
    missing.hidden = true;
    const match = /^#case=([^&]*)(?:&system=(.*))?$/.exec(location.hash);
    if (!match) {
      if (current) shut();
      return;
    }
    let names;
    try {
      names = match.slice(1).map((part) => (part === undefined ? undefined : decodeURIComponent(part)));
    } catch {
      names = [match[1], undefined];
    }
    const question = data.id.findIndex((one, at) => whole16(id(at)) === names[0]);
    const system = systems.findIndex((at) => whole16(nameOf(at)) === names[1]);
    if (question < 0) {
      if (current) shut();
      miss("question", names[0], data.id.length === data.total ? "in this run." : "in this page, which holds the first " + data.id.length + " of " + data.total + ".");
      return;
    }
    const wanted = { question, system: system < 0 ? null : system };
    const same = current && current.question === wanted.question && current.system === wanted.system;
    if (!same) show(wanted.question, wanted.system);
    if (names[1] !== undefined && system < 0) miss("system", names[1], "in this run.");
  };
  listeners.open = (question, system) => go(link(question, system));
  view.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Escape") close();
    else if (event.key === "j") step(1);
    else if (event.key === "k") step(-1);
  });
  addEventListener("hashchange", follow);
  follow();
})();
