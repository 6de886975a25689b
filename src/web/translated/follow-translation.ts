/** What stands in the page in the place of a text that the browser's translation took out of it. */
const standIns = new WeakMap<Node, ChildNode>()
const observer = new MutationObserver(follow)

/**
 * A browser that translates a page takes texts out of it and puts elements in their places. React goes on with the texts that
 * it made: it changes them where nobody sees it, and removes or inserts beside them, which throws. From here on, what is done
 * to such a text is done to what stands in its place, and one whose words change comes back in. Begins in the head of the page.
 */
export function followTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  observer.observe(document, { childList: true, subtree: true })
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    standInOf(child).remove()
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    let place = before
    if (place && place.parentNode !== this) place = standInOf(place)
    // A translation may have put more around it.
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, child, place) as Child
  }
}

function standInOf(node: Node): ChildNode {
  follow(observer.takeRecords())
  return standIns.get(node) ?? (node as ChildNode)
}

function follow(changes: MutationRecord[]): void {
  const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]))
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    if (type === 'characterData') bringBack(target as Text)
    for (const node of addedNodes) if (node.isConnected) forget(node)
    const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node && added.has(node))
    for (const node of removedNodes)
      if (standIn && node.nodeType === Node.TEXT_NODE && !node.parentNode) keep(node, standIn as ChildNode)
  }
}

function keep(text: Node, standIn: ChildNode): void {
  standIns.set(text, standIn)
  observer.observe(text, { characterData: true })
}

/** Its words are new: the translation hears of it, and translates them too. */
function bringBack(text: Text): void {
  standIns.get(text)?.replaceWith(text)
  standIns.delete(text)
}

function forget(text: Node): void {
  standIns.get(text)?.remove()
  standIns.delete(text)
}
