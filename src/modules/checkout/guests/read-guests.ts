import type { Guests } from '#modules/access/index.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { hasAddress } from '#platform/contract/has-address.ts'
import { type FieldErrors, invalidField } from '#platform/refusal.ts'
import type { CartLine } from '#modules/offers/index.ts'

/**
 * Whom a buyer names for the tickets beside their own, and what is wrong with that: a name is mailed to strangers, so it leads nowhere. Refuses with 422
 * under `guests` more of them than there are such tickets.
 */
export function readGuests(
  guests: Guests,
  { product, quantity, seats }: Pick<CartLine, 'product' | 'quantity' | 'seats'>,
): { guests: Guests; errors: FieldErrors } {
  const most = KINDS[product.kind].hasTickets && seats === 0 ? quantity - 1 : 0
  if (guests.length > most) throw invalidField('guests', 'checkout.guests-too-many')
  const errors: FieldErrors = {}
  for (const [at, guest] of guests.entries())
    if (guest && hasAddress(guest.name)) errors[`guests.${at}.name`] = [{ key: 'people.name-with-address' }]
  return { guests, errors }
}
