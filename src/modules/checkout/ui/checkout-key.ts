import { tabStorage } from './tab-storage.ts'

const keys = new Map<string, string>()

/**
 * The key of this tab's purchase of a product: the same until the purchase is over, so that a second click, a reload
 * and the back button are the same order.
 */
export function checkoutKeyFor(slug: string): string {
  const known = keys.get(slug) ?? tabStorage()?.getItem(nameOf(slug))
  const key = known ?? crypto.randomUUID()
  keys.set(slug, key)
  tabStorage()?.setItem(nameOf(slug), key)
  return key
}

/** The purchase is over: the next one is another order. */
export function forgetCheckoutKey(slug: string): void {
  keys.delete(slug)
  tabStorage()?.removeItem(nameOf(slug))
}

const nameOf = (slug: string) => `katedra-checkout:${slug}`

/** Under which this browser keeps what was answered at the checkout of a product. */
export const answersDraft = (slug: string) => `checkout-answers:${slug}`

/** And whom it is for. */
export const giftDraft = (slug: string) => `checkout-gift:${slug}`
