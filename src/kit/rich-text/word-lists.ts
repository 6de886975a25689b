interface Place {
  /** which list of the document */
  list: string
  /** how deep, from 1 */
  level: number
}

interface OpenList extends Place {
  element: HTMLElement
}

/** The paragraphs that are items of lists: Word writes them with a bullet or a number in front, and says in their style where they stand. */
export const wordItems = (body: HTMLElement): HTMLElement[] =>
  [...body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')].filter((each) => placeOf(each) !== null)

/** Puts lists where such paragraphs stand. */
export function makeLists(items: readonly HTMLElement[]): void {
  let open: OpenList[] = []
  for (const item of items) {
    // The item before it is in the list by now: what stands right before this one is that list.
    if (open.length === 0 || item.previousElementSibling !== open[0]!.element) open = []
    open = takeIn(item, open)
  }
}

/** Puts one item into the innermost of these lists, or into one that begins; gives those that are open now. */
function takeIn(item: HTMLElement, before: readonly OpenList[]): OpenList[] {
  const place = placeOf(item)!
  const name = /^\(?(\d+|\p{L}{1,5})[.)]/u.test(takeMark(item)) ? 'ol' : 'ul'
  const outer = before.filter(({ level }) => level < place.level)
  const same = before.find(
    (each) => each.level === place.level && each.list === place.list && each.element.matches(name),
  )
  const own = same ?? { ...place, element: document.createElement(name) }
  if (!same && outer.length > 0) outer.at(-1)!.element.lastElementChild!.append(own.element)
  if (!same && outer.length === 0) item.before(own.element)
  const line = document.createElement('li')
  line.append(...item.childNodes)
  own.element.append(line)
  item.remove()
  return [...outer, own]
}

function placeOf(item: HTMLElement): Place | null {
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d+)/.exec(item.getAttribute('style') ?? '') ?? []
  return list ? { list, level: Number(level) } : null
}

/** The bullet or number, which is left out. */
function takeMark(item: HTMLElement): string {
  const mark = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
  mark?.remove()
  return mark?.textContent.trim() ?? ''
}
