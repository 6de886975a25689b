import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { orderLines } from '#modules/orders/tables.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { seatTakenBack } from './events.ts'
import { takenBackLetter } from './mails/taken-back-letter.ts'
import { invitations, seatPools } from './tables.ts'

/** Tells whoever was invited that their seat is gone, who took it back and, where somebody said so, why. */
export async function writeTakenBack(
  ctx: Ctx,
  { invitation_id: id, reason, is_with_order: isWithOrder }: z.output<(typeof seatTakenBack)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const [found] = await ctx.tx
    .select({ invitation: invitations, buyer: people.name, course: orderLines.title, isGift: seatPools.isGift })
    .from(invitations)
    .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
    .innerJoin(people, eq(people.id, seatPools.buyerId))
    .innerJoin(orderLines, eq(orderLines.id, seatPools.orderLineId))
    .where(eq(invitations.id, id))
  if (!found) return
  const { invitation, ...about } = found
  const { name, email, language } = invitation
  const letter = takenBackLetter(language, { name, school: ctx.school.name, reason, isWithOrder, ...about })
  await writeLetter(ctx, { cause: `seat-taken-back:${id}`, to: email, language, letter }, parts)
}
