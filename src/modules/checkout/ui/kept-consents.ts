import type { ConsentKind } from '#modules/orders/vocabulary.ts'
import { tabStorage } from './tab-storage.ts'

/** What was ticked as an order was sent, for this tab: whoever comes back because the payment failed has ticked it already. */
export const keepConsents = (slug: string, given: ConsentKind[]): void =>
  tabStorage()?.setItem(nameOf(slug), given.join(','))

/** Their names, parted by commas. */
export const keptConsents = (slug: string): string => tabStorage()?.getItem(nameOf(slug)) ?? ''

export const forgetConsents = (slug: string): void => tabStorage()?.removeItem(nameOf(slug))

const nameOf = (slug: string) => `katedra-consents:${slug}`
