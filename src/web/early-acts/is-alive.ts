/** Whether React hears what happens to an element: it was rendered or taken over, and what belongs to it has been fetched. */
export function isAlive(element: HTMLElement): boolean {
  if (!isInRoot(element)) return false
  let isReached = false
  const reach = () => {
    isReached = true
  }
  // React stops events on their way down to what it has not taken over yet. This one means nothing to anybody.
  element.addEventListener('dragend', reach, { once: true })
  element.dispatchEvent(new Event('dragend', { bubbles: true }))
  element.removeEventListener('dragend', reach)
  return isReached
}

const isInRoot = (node: Node | null): boolean =>
  node !== null && (Object.keys(node).some((key) => key.startsWith('__reactContainer$')) || isInRoot(node.parentNode))
