import type { Fulfillables, Gift } from '#modules/access/index.ts'
import type { products, variants } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { hasAddress } from '#platform/contract/has-address.ts'
import { type FieldErrors, invalidField } from '#platform/refusal.ts'
import { yearAfter } from './vocabulary.ts'

interface Given {
  product: Pick<typeof products.$inferSelect, 'kind'>
  /** what it holds, of a bundle */
  parts: { kind: ProductKind }[]
}
type Variant = Pick<typeof variants.$inferSelect, 'amount' | 'paymentModel'>

/** Whether somebody else can be given it: what costs nothing, whoever wants it gets by themselves, and nobody pays for others by periods. */
export const mayBeGift = (given: Given, { amount, paymentModel }: Variant, fulfillables: Fulfillables): boolean =>
  isGivenAway(given, fulfillables) && amount > 0 && paymentModel === 'one_time'

/** Of a bundle each of its parts can be, and none holds a place meanwhile: those are given by themselves. */
function isGivenAway({ product, parts }: Given, fulfillables: Fulfillables): boolean {
  const traitsOf = ({ kind }: { kind: ProductKind }) => fulfillables.get(kind).traits
  const areGiven = parts.map(traitsOf).every(({ isGift, hasPlaces }) => isGift === true && !hasPlaces)
  return traitsOf(product).isGift === true && areGiven
}

/** Refuses with 422 under `gift` what cannot be given, and under `quantity` more than one. */
export function refuseGift(
  given: Given,
  { quantity, price, isPlan }: { quantity: number; price: number; isPlan: boolean },
  fulfillables: Fulfillables,
): void {
  if (!isGivenAway(given, fulfillables) || isPlan) throw invalidField('gift', 'checkout.gift-of-this')
  if (price === 0) throw invalidField('gift', 'checkout.gift-free')
  if (quantity > 1) throw invalidField('quantity', 'checkout.gift-alone')
}

/** What is wrong with a gift, by field. A message is mailed to strangers, so it leads nowhere. */
export function wrongWith(
  { name, email, message, send_on }: Gift,
  { giver, today }: { giver: { email: string }; today: string },
): FieldErrors {
  const fields: FieldErrors = {}
  if (hasAddress(name)) fields['gift.name'] = [{ key: 'people.name-with-address' }]
  if (email.toLowerCase() === giver.email.toLowerCase()) fields['gift.email'] = [{ key: 'checkout.gift-own-address' }]
  if (hasAddress(message)) fields['gift.message'] = [{ key: 'checkout.gift-message-with-address' }]
  if (send_on < today) fields['gift.send_on'] = [{ key: 'checkout.gift-day-past' }]
  if (send_on > yearAfter(today)) fields['gift.send_on'] = [{ key: 'checkout.gift-day-far' }]
  return fields
}
