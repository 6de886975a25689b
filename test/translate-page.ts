/**
 * Does to the texts of a page, from now on, what a browser's translation does: each is taken out, and an element with its
 * translation, here the same with a dot, stands in its place. Uses nothing outside of itself: it is sent into browsers.
 */
export function translatePage(): void {
  const left = 'script, style, textarea, title, noscript, option, font, svg, [contenteditable="true"]'
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = `${text.data}·`
    text.replaceWith(outer)
  }
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translate)
  }
  const hear = ({ type, target, addedNodes }: MutationRecord) => {
    if (type === 'characterData') translate(target as Text)
    for (const node of addedNodes)
      if (node.nodeType === Node.TEXT_NODE) translate(node as Text)
      else translateIn(node)
  }
  translateIn(document.body)
  new MutationObserver((changes) => changes.forEach(hear)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}
