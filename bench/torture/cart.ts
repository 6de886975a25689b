import { askPatiently, type Reply } from './buyer.ts'
import type { Dice } from './dice.ts'
import type { Buyer } from './market.ts'
import type { Town } from './town.ts'
import type { Wish } from './wishes.ts'

export interface Choosing {
  town: Town
  buyer: Buyer
  wish: Wish
  dice: Dice
}

/** What a buyer sends, without its key and their card. */
export interface Cart extends Record<string, unknown> {
  amount: number
  currency?: string
}

const NONE: Cart = { amount: 0 }
const NO_SLOT: Reply = { status: 409, body: { code: 'no slot is left' } }
/** how many of the next free slots everybody is after */
const SLOTS_WANTED = 4

/** A wish as it can be had now, at the price it has now; or what it is refused with. */
export async function fillCart({
  town,
  buyer,
  wish,
  dice,
}: Choosing): Promise<{ cart: Cart; refused: Reply | undefined }> {
  const { ware, quantity, isForBuyer, isGift, code: promo_code } = wish
  const checkout = await askPatiently(town, buyer, 'GET', `/json/checkout/${ware.slug}`)
  const offered = checkout.body['bumps'] as { id: string }[]
  const bump_ids = offered.slice(0, wish.bumps).map(({ id }) => id)
  const chosen = { variant_id: ware.variantId, quantity, bump_ids, ...(promo_code && { promo_code }) }
  const quoted = await askPatiently(town, buyer, 'POST', `/json/checkout/${ware.slug}/quote`, { body: chosen })
  if (quoted.status >= 400) return { cart: NONE, refused: quoted }
  const { amount, currency, consents } = quoted.body as { amount: number; currency: string; consents: string[] }
  const slot = ware.kind === 'consultation' ? await chooseSlot({ town, buyer, wish, dice }) : undefined
  if (ware.kind === 'consultation' && !slot) return { cart: NONE, refused: NO_SLOT }
  const gift = { name: 'Zofia Żak', email: `friend-of-${buyer.id}@torture.test`, message: 'Sto lat' }
  const cart = {
    ...chosen,
    own_seat: isForBuyer,
    amount,
    currency,
    consents,
    ...(slot && { slot }),
    ...(isGift && { gift }),
  }
  return { cart, refused: undefined }
}

async function chooseSlot({ town, buyer, wish, dice }: Choosing): Promise<string | undefined> {
  const path = `/json/consultations/${wish.ware.slug}/slots`
  const { body } = await askPatiently(town, buyer, 'GET', path)
  const slots = (body['slots'] as { starts_at: string }[]).slice(0, SLOTS_WANTED)
  return pick(dice, slots)?.starts_at
}

const pick = <T>(dice: Dice, choices: T[]): T | undefined => (choices.length > 0 ? dice.oneOf(choices) : undefined)

/** of whoever was quicker, and of what is being paid for already: nobody can have it now */
const FINAL = new Set([
  'checkout.sold-out',
  'checkout.under-way',
  'live-events.no-place-left',
  'error.too-many-requests',
  NO_SLOT.body['code'],
])

/** What the buyer wants instead; undefined when they give up. @throws at a refusal nobody has foreseen */
export function wishWithout(wish: Wish, { status, body }: Reply): Wish | undefined {
  const code = String(body['code'])
  const fields = Object.keys((body['errors'] as object | undefined) ?? {})
  if (code.startsWith('checkout.code-')) return { ...wish, code: undefined }
  if (fields.length === 1 && fields[0] === 'bump_ids') return { ...wish, bumps: wish.bumps - 1 }
  if (code === 'checkout.price-changed' || code === 'consultations.slot-taken') return wish
  if (FINAL.has(code)) return undefined
  throw new Error(`${wish.ware.kind}: the checkout answers ${status} ${JSON.stringify(body)}`)
}
