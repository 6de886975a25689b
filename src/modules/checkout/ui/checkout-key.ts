import { keptInTab } from '#platform/browser-storage.ts'

const keys = new Map<string, string>()
const ANSWERED = '!'

/**
 * The key of this tab's purchase of a product: the same until the purchase is over, so that a second click, a reload
 * and the back button are the same order. Whoever comes by a link after it was answered means another one.
 */
export function checkoutKeyFor(slug: string): string {
  const kept = keptInTab.read(nameOf(slug))
  const isOver = kept?.endsWith(ANSWERED) && cameByLink()
  const key = keys.get(slug) ?? (isOver ? undefined : kept?.replace(ANSWERED, '')) ?? crypto.randomUUID()
  keep(slug, key)
  return key
}

/** The order was made: what became of it is told elsewhere, by a page that may be left before it says so. */
export const keepAnswered = (slug: string, key: string): void => keep(slug, key, ANSWERED)

/** The purchase is over: the next one is another order. */
export function forgetCheckoutKey(slug: string): void {
  keys.delete(slug)
  keptInTab.forget(nameOf(slug))
}

function keep(slug: string, key: string, mark = ''): void {
  keys.set(slug, key)
  keptInTab.write(nameOf(slug), key + mark)
}

/** Not by a reload or the back button. */
const cameByLink = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

const nameOf = (slug: string) => `katedra-checkout:${slug}`

/** Under which this browser keeps what was answered at the checkout of a product. */
export const answersDraft = (slug: string) => `checkout-answers:${slug}`

/** And whom it is for. */
export const giftDraft = (slug: string) => `checkout-gift:${slug}`
