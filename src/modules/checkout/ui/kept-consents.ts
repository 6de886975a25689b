import type { ConsentKind } from '#modules/orders/vocabulary.ts'
import { keptInTab } from '#platform/browser-storage.ts'

/** What was ticked as an order was sent, for this tab: whoever comes back because the payment failed has ticked it already. */
export const keepConsents = (slug: string, given: ConsentKind[]): void =>
  void keptInTab.write(nameOf(slug), given.join(','))

/** Their names, parted by commas. */
export const keptConsents = (slug: string): string => keptInTab.read(nameOf(slug)) ?? ''

export const forgetConsents = (slug: string): void => keptInTab.forget(nameOf(slug))

const nameOf = (slug: string) => `katedra-consents:${slug}`
