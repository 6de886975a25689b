/**
 * Whether React hears what happens to an element: it was rendered or taken over, and what belongs to it has been fetched. Only of
 * what React rendered itself, not of html that was put into it.
 */
export function isAlive(element: HTMLElement): boolean {
  let isReached = false
  const reach = () => {
    isReached = true
  }
  // React stops events on their way down to what it has not taken over yet, and then makes haste with it. This one means nothing.
  element.addEventListener('dragend', reach, { once: true })
  element.dispatchEvent(new Event('dragend', { bubbles: true }))
  element.removeEventListener('dragend', reach)
  return isReached && isMarked(element)
}

/** While React renders around a piece that is still being fetched, it lets events through to nobody: the piece has no mark yet. */
const isMarked = (element: HTMLElement): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
