import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { orderLines } from '#modules/orders/tables.ts'
import { layOut } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { seatTakenBack } from './events.ts'
import { takenBackLetter } from './mails/taken-back-letter.ts'
import { invitations, seatPools } from './tables.ts'
import type { InvitationLetterParts } from './write-invitation.ts'

/** Tells whoever was invited that their seat is gone, who took it back and, where somebody said so, why. */
export async function writeTakenBack(
  ctx: Ctx,
  { invitation_id: id, reason, is_with_order: isWithOrder }: z.output<(typeof seatTakenBack)['payload']>,
  { schools, writeMail }: InvitationLetterParts,
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
  const { origin, name: school } = ctx.school
  await writeMail(ctx, {
    cause: `seat-taken-back:${id}`,
    to: email,
    mail: layOut(
      { ...foundOr404(await schools.view(ctx.school.id)), origin },
      language,
      takenBackLetter(language, { name, school, reason, isWithOrder, ...about }),
    ),
  })
}
