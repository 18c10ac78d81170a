"""What is smaller than a finger on a page at 360 px: links and buttons that are no words of a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from tests.web.browser.people import NARROW, Person

FINGER = 44  # pixels
# in a sentence: words of the same block stand beside it; what is hidden or in a closed part is no target yet
SMALL = """finger => {
  document.querySelectorAll("details").forEach((each) => { each.open = true; });
  const own = (node) => [...node.childNodes].filter((each) => each.nodeType === 3 && each.textContent.trim());
  const inSentence = (each) => {
    let block = each.parentElement;
    while (getComputedStyle(block).display === "inline") block = block.parentElement;
    if (getComputedStyle(block).display.includes("flex")) return false;
    const spoken = [...block.childNodes].filter((node) => node !== each && !node.contains?.(each));
    return spoken.some((node) => node.nodeType === 3
      ? /[\\p{L}\\p{N}]/u.test(node.textContent)
      : ["STRONG", "SMALL", "CODE", "S", "SPAN", "BR"].includes(node.tagName) && node.textContent.trim());
  };
  const found = [];
  const all = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  for (const each of document.querySelectorAll(all)) {
    if (each.closest("svg") || each.matches(".skip") || each.closest("pre, iframe")) continue;
    let box = each.getBoundingClientRect();
    const label = each.closest("label");
    if (label) box = label.getBoundingClientRect();
    const over = getComputedStyle(each, "::after");  // a link that lies over all of its row
    if (over.content !== "none" && over.position === "absolute") box = each.offsetParent.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (each.tagName === "A" && inSentence(each)) continue;
    if (Math.round(box.height) < finger || Math.round(box.width) < finger)
      found.push(`${Math.round(box.width)}x${Math.round(box.height)} ${each.outerHTML.slice(0, 90)}`);
  }
  return found;
}"""


def small(person: Person, pages: Mapping[str, str]) -> list[str]:
    person.page.set_viewport_size(NARROW)
    found = []
    for name, path in pages.items():
        person.open(path)
        found += [f"{name}: {told}" for told in person.page.evaluate(SMALL, FINGER)]
    return found
