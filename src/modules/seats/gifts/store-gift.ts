import { eq } from 'drizzle-orm'
import type { Gift } from '#modules/access/index.ts'
import { sendingMoment } from '#modules/checkout/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { invitationAsked } from '../events.ts'
import { languagesOf } from '../store-invitations.ts'
import { type InvitationRow, invitations, type SeatPool } from '../tables.ts'

/** The one invitation of a gift, sent at once when its day has come. */
export async function storeGift(ctx: Ctx, { id: poolId, buyerId }: SeatPool, gift: Gift): Promise<InvitationRow> {
  const { tx, now, school } = ctx
  const { send_on: day, ...toWhom } = gift
  const sentAt = sendingMoment(day, { now, timeZone: school.timeZone })
  const isDue = sentAt <= now
  const [invitation] = await tx
    .insert(invitations)
    .values({
      ...toWhom,
      poolId,
      status: isDue ? 'sent' : 'waiting',
      language: await languageOfGift(ctx, gift, buyerId),
      sentAt,
      createdAt: now,
    })
    .returning()
  if (isDue) ctx.emit(invitationAsked({ invitation_id: invitation!.id, sending: invitation!.sendings }))
  return invitation!
}

/** Of whoever it is for, if they have an account here, or else their giver's. */
export async function languageOfGift(ctx: Ctx, gift: Pick<Gift, 'email'>, buyerId: string) {
  const languages = await languagesOf(ctx, [gift])
  const [giver] = await ctx.tx.select({ language: people.language }).from(people).where(eq(people.id, buyerId))
  return languages.get(gift.email.toLowerCase()) ?? giver?.language ?? ctx.language
}
