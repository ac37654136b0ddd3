"use strict";
// Draws every <figure data-chart> of the page from the JSON block inside it, with Observable Plot, as SVG.
// Colours are CSS variables, so a change of scheme needs no new picture; a change of width does.
(() => {
  const FONT = 13;
  const WIDE = 640;
  const MOST_LETTERS = 32;

  const pen = document.createElement("canvas").getContext("2d");

  function textWidth(text) {
    pen.font = `${FONT}px ${getComputedStyle(document.body).fontFamily}`;
    return pen.measureText(text).width;
  }

  // Names may differ in their ends alone, so the middle gives way.
  function short(name, most = MOST_LETTERS) {
    const letters = Array.from(name);
    if (letters.length <= most) {
      return name;
    }
    const half = Math.floor((most - 1) / 2);
    return `${letters.slice(0, half).join("")}\u2026${letters.slice(-half).join("")}`;
  }

  function widest(texts) {
    return Math.ceil(Math.max(0, ...texts.map(textWidth)));
  }

  // The policy of the page takes no style element but its own; Plot's rules stand in report.css.
  function finished(plot, label) {
    plot.querySelectorAll("style").forEach((style) => style.remove());
    plot.querySelectorAll("[aria-label]").forEach((part) => part.removeAttribute("aria-label"));
    plot.setAttribute("role", "img");
    plot.setAttribute("aria-label", label);
    return plot;
  }

  const base = (width, height) => ({
    width,
    height,
    className: "plot-chart",
    style: { fontSize: `${FONT}px`, fontFamily: "inherit", background: "none" },
  });

  // As many decimals as the step between ticks needs, so that no two of them read the same.
  function tickFormat([low, high], ticks, sign = "") {
    const format = d3.format(`${sign}.${d3.precisionFixed(d3.tickStep(low, high, ticks))}f`);
    return (value) => (value === 0 ? "0" : format(value));
  }

  // Rows of values with intervals, one column of them for each group of questions or each rate.
  function intervals(data, width) {
    const cells = data.cells.map((cell) => ({ ...cell, name: short(data.rows[cell.row].name), note: data.rows[cell.row].note }));
    const rows = data.rows.map((row, index) => index);
    const columns = data.columns.filter((column, index) => cells.some((cell) => cell.column === index));
    const names = data.rows.map((row) => short(row.name));
    const notes = data.rows.map((row) => (row.note ? short(row.note, MOST_LETTERS + 8) : ""));
    const labels = rows.map((row) => ({ row, name: names[row], note: notes[row] }));
    const withNotes = notes.some((note) => note !== "");
    const left = Math.min(width * 0.45, widest(names.concat(notes)) + 18);
    const room = ((width - left - 12) / columns.length) * 0.88;
    // Columns stand side by side where their headings have room, else below each other.
    const wide = width >= WIDE && room > widest(columns) * 1.12 + 8;
    const ticks = Math.min(4, Math.max(2, Math.floor((wide ? room : width) / 64)));
    const rowHeight = wide ? (withNotes ? 40 : 26) : withNotes ? 66 : 48;
    const x = { domain: data.domain, label: data.xLabel, labelAnchor: "center", ticks, grid: true, labelArrow: "none", tickFormat: tickFormat(data.domain, ticks, data.signed ? "+" : "") };
    const column = (cell) => data.columns[cell.column];
    const facet = wide ? { fx: column } : { fy: column };
    const marks = [
      ...(data.zero ? [Plot.ruleX([0], { stroke: "var(--axis)" })] : []),
      Plot.ruleY(cells.filter((cell) => cell.low !== null), { y: "row", x1: "low", x2: "high", stroke: "var(--mark)", strokeWidth: 2, ...facet }),
      Plot.dot(cells, { y: "row", x: "value", r: 4.5, stroke: "var(--mark)", strokeWidth: 2, fill: (cell) => (cell.shown ? "var(--mark)" : "var(--card)"), ...facet }),
    ];
    const text = { fontSize: FONT, stroke: "var(--page)", strokeWidth: 4, textAnchor: wide ? "end" : "start", frameAnchor: wide ? undefined : "left" };
    if (wide) {
      const first = { ...text, x: data.domain[0], y: "row", dx: -12, fx: () => columns[0] };
      marks.push(Plot.text(columns.map((name) => ({ name })), { text: "name", fx: "name", frameAnchor: "top", dy: -20, fontWeight: 600, fontSize: FONT }));
      marks.push(Plot.text(labels, { ...first, text: "name", dy: withNotes ? -7 : 0, fill: "currentColor" }));
      marks.push(Plot.text(labels, { ...first, text: "note", dy: 8, fill: "var(--soft)" }));
    } else {
      const above = { ...text, x: data.domain[0], y: "row" };
      marks.push(Plot.text(labels, { ...above, text: "name", dy: withNotes ? -32 : -18, fill: "currentColor" }));
      marks.push(Plot.text(labels, { ...above, text: "note", dy: -18, fill: "var(--soft)" }));
    }
    const height = wide ? rows.length * rowHeight + 78 : columns.length * (rows.length * rowHeight + 44) + 48;
    return Plot.plot({
      ...base(width, height),
      marginLeft: wide ? left : 8,
      marginRight: wide ? 12 : 12,
      marginTop: wide ? 34 : 40,
      marginBottom: 44,
      x,
      y: { domain: rows, axis: null, type: "band", padding: 0 },
      fx: wide ? { domain: columns, label: null, padding: 0.12, axis: null } : undefined,
      fy: wide ? undefined : { domain: columns, label: null, padding: 44 / (rows.length * rowHeight + 44), axis: null },
      marks: wide
        ? marks
        : [Plot.text(columns.map((name) => ({ name })), { text: "name", fy: "name", frameAnchor: "top-left", dy: -26, fontWeight: 600, fontSize: FONT }), ...marks],
    });
  }

  // Candidate places around a point, near ones first.
  const PLACES = [];
  for (const dy of [0, -14, 14, -26, 26, -38, 38, -50, 50, -64, 64, -80, 80, -96, 96, -112, 112, -128, 128]) {
    PLACES.push({ side: 1, dy }, { side: -1, dy });
  }

  const hits = (a, b) => a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;

  // Gives each point a label where it covers neither another label nor a point; far ones get a line to their point.
  function placeLabels(points, front, frame) {
    const taken = points.map((point) => ({ x1: point.px - 7, x2: point.px + 7, y1: point.py - 7, y2: point.py + 7 }));
    const lines = front.slice(1).flatMap((point, index) => [
      { x1: front[index].px, x2: point.px, y1: front[index].py - 1, y2: front[index].py + 1 },
      { x1: point.px - 1, x2: point.px + 1, y1: point.py, y2: front[index].py },
    ]);
    const whiskers = points
      .filter((point) => point.low !== null)
      .map((point) => ({ x1: point.px - 1, x2: point.px + 1, y1: point.pHigh, y2: point.pLow }))
      .concat(lines);
    for (const point of points) {
      const size = textWidth(point.label);
      const boxes = PLACES.map(({ side, dy }) => {
        const near = point.px + side * 11;
        const x1 = side > 0 ? near : near - size;
        return { side, dy, x1, x2: x1 + size, y1: point.py + dy - 8, y2: point.py + dy + 8 };
      }).filter((box) => box.x1 >= frame.x1 && box.x2 <= frame.x2 && box.y1 >= frame.y1 && box.y2 <= frame.y2);
      const free = boxes.filter((box) => !taken.some((other) => hits(box, other)));
      const best = free.find((box) => !whiskers.some((line) => hits(box, line))) || free[0];
      if (best) {
        taken.push(best);
        point.box = best;
      }
    }
  }

  // Without an exponent, however small.
  const money = (value) => (value === 0 ? "$0" : `$${value >= 1 ? Number(value.toPrecision(2)) : d3.format(".2~f")(value) > 0.1 ? d3.format(".2~f")(value) : value.toFixed(Math.ceil(-Math.log10(value)) + 1).replace(/0+$/, "")}`);

  // Whole powers of ten are labelled; between two of them stand lines at 2 and 5.
  function logScale(costs, wide) {
    const [least, most] = [Math.min(...costs) / 1.8, Math.max(...costs) * 1.8];
    const powers = d3.range(Math.floor(Math.log10(least)), Math.ceil(Math.log10(most)) + 1);
    const steps = wide && powers.length < 6 ? [1, 2, 5] : [1];
    const ticks = powers
      .flatMap((power) => steps.map((step) => Number(`${step}e${power}`)))
      .filter((tick) => tick >= least && tick <= most);
    return { type: "log", domain: [least, most], ticks, tickFormat: money };
  }

  function scatter(data, width) {
    const wide = width >= WIDE;
    const height = wide ? 420 : 340;
    const points = data.points.map((point, index) => ({ ...point, label: wide ? short(point.name) : String(index + 1) }));
    const costs = points.map((point) => point.x);
    const log = Math.min(...costs) > 0 && Math.max(...costs) / Math.min(...costs) > 12;
    const margins = { marginLeft: 46, marginRight: 16, marginTop: 26, marginBottom: 46 };
    const x = log ? logScale(costs, wide) : { domain: [0, Math.max(...costs, 1e-9) * 1.15], ticks: wide ? 6 : 3, tickFormat: money };
    const options = {
      ...base(width, height),
      ...margins,
      x: { ...x, label: data.xLabel, labelAnchor: "center", labelArrow: "none", grid: true },
      y: { domain: data.domain, label: data.yLabel, labelArrow: "none", grid: true, ticks: 5, tickFormat: tickFormat(data.domain, 5) },
    };
    const scales = Plot.plot({ ...options, marks: [Plot.dot(points, { x: "x", y: "y" })] });
    const at = (scale, value) => scales.scale(scale).apply(value);
    for (const point of points) {
      point.px = at("x", point.x);
      point.py = at("y", point.y);
      point.pLow = point.low === null ? point.py : at("y", point.low);
      point.pHigh = point.high === null ? point.py : at("y", point.high);
    }
    const front = points.filter((point) => point.front).sort((a, b) => a.x - b.x || a.y - b.y);
    placeLabels(points, front, { x1: margins.marginLeft, x2: width - 4, y1: margins.marginTop - 8, y2: height - margins.marginBottom - 2 });
    const drawn = Plot.plot({
      ...options,
      marks: [
        Plot.line(front, { x: "x", y: "y", curve: "step-after", stroke: "var(--front)", strokeWidth: 2, strokeDasharray: "5 4" }),
        Plot.ruleX(points.filter((point) => point.low !== null), { x: "x", y1: "low", y2: "high", stroke: "var(--range)", strokeWidth: 2 }),
        Plot.dot(points, { x: "x", y: "y", r: 5.5, stroke: "var(--mark)", strokeWidth: 2, fill: (point) => (point.front ? "var(--mark)" : "var(--card)") }),
      ],
    });
    labels(drawn, points);
    return drawn;
  }

  function svg(name, attributes, text) {
    const node = document.createElementNS("http://www.w3.org/2000/svg", name);
    Object.entries(attributes).forEach(([key, value]) => node.setAttribute(key, value));
    if (text) {
      node.textContent = text;
    }
    return node;
  }

  function labels(plot, points) {
    for (const { px, py, box, label } of points) {
      if (!box) {
        continue;
      }
      if (Math.abs(box.dy) > 14) {
        const end = box.side > 0 ? box.x1 - 2 : box.x2 + 2;
        plot.append(svg("line", { x1: px, y1: py, x2: end, y2: py + box.dy, stroke: "var(--soft)", "stroke-width": 0.75 }));
      }
      plot.append(
        svg("text", { x: box.side > 0 ? box.x1 : box.x2, y: py + box.dy, dy: "0.32em", "text-anchor": box.side > 0 ? "start" : "end", fill: "currentColor", class: "halo" }, label),
      );
    }
  }

  const kinds = { intervals, scatter };

  function draw(figure, data) {
    const width = Math.floor(figure.clientWidth);
    if (width < 40 || figure.drawnAt === width) {
      return;
    }
    figure.drawnAt = width;
    figure.querySelectorAll(":scope > svg").forEach((old) => old.remove());
    figure.prepend(finished(kinds[figure.dataset.chart](data, width), data.label));
  }

  const waiting = new Map();
  const observer = new ResizeObserver((entries) => {
    requestAnimationFrame(() => entries.forEach(({ target }) => draw(target, waiting.get(target))));
  });
  for (const figure of document.querySelectorAll("figure[data-chart]")) {
    const data = JSON.parse(figure.querySelector("script").textContent);
    waiting.set(figure, data);
    figure.hidden = false;
    draw(figure, data);
    observer.observe(figure);
  }
})();
