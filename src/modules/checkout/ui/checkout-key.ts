const keys = new Map<string, string>()

/**
 * The key of this tab's purchase of a product: the same until the purchase is over, so that a second click, a reload
 * and the back button are the same order.
 */
export function checkoutKeyFor(slug: string): string {
  const known = keys.get(slug) ?? storage()?.getItem(nameOf(slug))
  const key = known ?? crypto.randomUUID()
  keys.set(slug, key)
  storage()?.setItem(nameOf(slug), key)
  return key
}

/** The purchase is over: the next one is another order. */
export function forgetCheckoutKey(slug: string): void {
  keys.delete(slug)
  storage()?.removeItem(nameOf(slug))
}

const nameOf = (slug: string) => `katedra-checkout:${slug}`

/** Browsers that block storage throw when it is only touched. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
