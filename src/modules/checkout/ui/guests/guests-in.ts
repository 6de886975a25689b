import { GUESTS_MAX } from '#modules/orders/guests/vocabulary.ts'
import type { Purchase } from '../../contract.ts'

/** Whom the form names for the tickets beside the buyer's, in their order; null where nobody is named yet. */
export function guestsIn(form: HTMLFormElement): Pick<Purchase, 'guests'> {
  const typed = new FormData(form)
  const read = (name: string) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const all = Array.from({ length: GUESTS_MAX }, (_, at) => ({
    name: read(`guests.${at}.name`),
    email: read(`guests.${at}.email`),
  }))
  const isNamed = ({ name, email }: (typeof all)[number]) => name !== '' || email !== ''
  const guests = all.slice(0, all.findLastIndex(isNamed) + 1).map((guest) => (isNamed(guest) ? guest : null))
  return guests.length > 0 ? { guests } : {}
}
