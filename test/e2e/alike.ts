/** On what is written as another text of the page is: its colours need not be looked at as well. */
export const ALIKE = 'data-written-alike'

/**
 * Marks each text that is written in the same colour, size and weight as one before it, on the same grounds, and so reads as well or as
 * badly. Where something lies over the page, its grounds are what it happens to cover: each such place is one of its own. Uses nothing
 * outside of itself: it is sent into browsers.
 */
export function markAlike(mark: string): void {
  const ids = new Map<string, number>()
  const idOf = (what: string) => ids.get(what) ?? (ids.set(what, ids.size), ids.size - 1)
  const grounds = new Map<Element, number>()
  const paints = ({ backgroundColor, backgroundImage, content }: CSSStyleDeclaration) =>
    content !== 'none' && !(backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none')
  const groundOf = (element: Element | null): number => {
    if (!element) return -1
    const known = grounds.get(element)
    if (known !== undefined) return known
    const ground = groundAbove(groundOf(element.parentElement), element)
    grounds.set(element, ground)
    return ground
  }
  const groundAbove = (below: number, element: Element): number => {
    const style = getComputedStyle(element)
    const { opacity, filter, position } = style
    if (position === 'absolute' || position === 'fixed' || position === 'sticky') return idOf(`place ${ids.size}`)
    const pieces = ['::before', '::after'].map((piece) => getComputedStyle(element, piece)).filter(paints)
    const isPlain = !paints(style) && opacity === '1' && filter === 'none' && pieces.length === 0
    if (isPlain) return below
    const painted = [style, ...pieces].map((each) => [each.backgroundColor, each.backgroundImage])
    return idOf(JSON.stringify([below, opacity, filter, painted]))
  }
  const isText = ({ nodeType, nodeValue }: Node) => nodeType === Node.TEXT_NODE && Boolean(nodeValue?.trim())
  const isOff = (element: Element) =>
    element.closest(':disabled, [aria-disabled="true"]') !== null ||
    (element.closest('label')?.control?.matches(':disabled, [aria-disabled="true"]') ?? false)

  const seen = new Set<string>()
  for (const element of document.body.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  for (const element of [document.body, ...document.body.querySelectorAll('*')]) {
    if (!(element instanceof HTMLElement) || ![...element.childNodes].some(isText)) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const key = JSON.stringify([groundOf(element), color, fontSize, fontWeight, textShadow, isOff(element)])
    if (seen.has(key)) element.setAttribute(mark, '')
    seen.add(key)
  }
}
