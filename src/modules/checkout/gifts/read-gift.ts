import type { Gift } from '#modules/access/index.ts'
import type { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { dayOf } from '#platform/time/days.ts'
import { getHolder } from '#modules/orders/index.ts'
import type { TypedGift } from './contract.ts'
import { wrongWith } from './policy.ts'
import { sendingMoment } from './sending-moment.ts'

interface Meant {
  typed: TypedGift | undefined
  buyerId: string
  /** when what is given ends for everybody */
  until: Date | null
  product: Pick<typeof products.$inferSelect, 'takesPlaceFrom'>
}

/**
 * A gift as somebody means it, by today's date, and what is wrong with it; none where it is for the buyer. What takes place at a time is sent before
 * that, or today.
 */
export async function readGift(
  ctx: Ctx,
  { typed, buyerId, until, product: { takesPlaceFrom: begins } }: Meant,
): Promise<{ gift: Gift | undefined; errors: FieldErrors }> {
  if (!typed) return { gift: undefined, errors: {} }
  const { timeZone } = ctx.school
  const today = dayOf(ctx.now, timeZone)
  const gift = { ...typed, send_on: typed.send_on ?? today }
  const errors = wrongWith(gift, { giver: await getHolder(ctx, buyerId), today })
  if (until && gift.send_on > dayOf(until, timeZone)) {
    const date = formatDate(until, ctx.language, timeZone)
    errors['gift.send_on'] ??= [{ key: 'checkout.gift-day-after-end', params: { date } }]
  }
  if (begins && gift.send_on > today && sendingMoment(gift.send_on, { now: ctx.now, timeZone }) >= begins) {
    const date = formatDate(begins, ctx.language, timeZone)
    errors['gift.send_on'] ??= [{ key: 'checkout.gift-day-after-beginning', params: { date } }]
  }
  return { gift, errors }
}
