import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { orderLines } from '#modules/orders/tables.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { seatClaimedByAnother } from './events.ts'
import { claimedLetter } from './mails/claimed-letter.ts'
import { invitations, seatPools } from './tables.ts'

const claimers = alias(people, 'claimers')

/** Tells whoever hands the seats out which account claimed one that was sent to another address. */
export async function writeClaimed(
  ctx: Ctx,
  { invitation_id: id, person_id: claimerId }: z.output<(typeof seatClaimedByAnother)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const [found] = await ctx.tx
    .select({
      invited: { name: invitations.name, email: invitations.email },
      claimer: { name: claimers.name, email: claimers.email },
      manager: { name: people.name, email: people.email, language: people.language },
      course: { id: seatPools.productId, title: orderLines.title },
    })
    .from(invitations)
    .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
    .innerJoin(people, eq(people.id, seatPools.buyerId))
    .innerJoin(orderLines, eq(orderLines.id, seatPools.orderLineId))
    .innerJoin(claimers, eq(claimers.id, claimerId))
    .where(eq(invitations.id, id))
  if (!found) return
  const { invited, claimer, manager, course } = found
  const { origin, name: school } = ctx.school
  const language = manager.language ?? ctx.school.language
  const letter = claimedLetter(language, {
    manager: manager.name,
    invited: { ...invited, email: shownEmail(invited.email) },
    claimer: { ...claimer, email: shownEmail(claimer.email) },
    course: course.title,
    school,
    url: `${origin}/home/access-manager/${course.id}`,
  })
  await writeLetter(ctx, { cause: `seat-claimed:${id}`, to: manager.email, language, letter }, parts)
}
