// Returns a line for each pair of texts that lie on each other and each text beyond the sides of the page. What a
// scrolling or clipping ancestor hides does not count, nor what waits wholly outside until it has the focus.
const width = document.documentElement.clientWidth;
const faults = [];
if (document.documentElement.scrollWidth > width + 1) {
  faults.push("the page is " + document.documentElement.scrollWidth + " px wide in a window of " + width);
}
const clip = (box, element) => {
  for (let up = element; up && up !== document.documentElement; up = up.parentElement) {
    const style = getComputedStyle(up);
    if (style.overflowX !== "visible" || style.overflowY !== "visible" || style.clipPath !== "none") {
      const edge = up.getBoundingClientRect();
      box = {
        left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right),
        top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom),
      };
    }
  }
  return box;
};
const boxes = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const element = node.parentElement;
  if (!node.data.trim() || element.closest("script, style, option, title")) continue;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const rect of range.getClientRects()) {
    const box = clip(rect, element);
    if (box.right - box.left < 2 || box.bottom - box.top < 2 || box.right < 0) continue;
    boxes.push({ ...box, left: box.left, right: box.right, top: box.top, bottom: box.bottom, node, text: node.data.trim().slice(0, 40) });
  }
}
for (const box of boxes) {
  if (box.right > width + 1 || box.left < -1) faults.push("beyond the side: '" + box.text + "' " + Math.round(box.left) + ".." + Math.round(box.right));
}
boxes.sort((a, b) => a.top - b.top);
for (let i = 0; i < boxes.length && faults.length < 50; i++) {
  const a = boxes[i];
  for (let j = i + 1; j < boxes.length && boxes[j].top < a.bottom; j++) {
    const b = boxes[j];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - b.top;
    // Lines of one paragraph may touch by the height of their leading.
    if (a.node !== b.node && across > 2 && down > Math.min(a.bottom - a.top, b.bottom - b.top) * 0.35) {
      faults.push("'" + a.text + "' lies on '" + b.text + "' at y=" + Math.round(b.top + scrollY));
    }
  }
}
return faults;
