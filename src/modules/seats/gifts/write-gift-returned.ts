import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { GIFTS_PATH } from '#modules/orders/index.ts'
import { orderLines } from '#modules/orders/tables.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { giftReturned } from '../events.ts'
import { giftReturnedLetter } from '../mails/gift-returned-letter.ts'
import { invitations, seatPools } from '../tables.ts'

/** Tells a giver that whom they gave something has it already. */
export async function writeGiftReturned(
  ctx: Ctx,
  { invitation_id: id, sending }: z.output<(typeof giftReturned)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const [found] = await ctx.tx
    .select({
      name: invitations.name,
      giver: { name: people.name, email: people.email, language: people.language },
      course: orderLines.title,
    })
    .from(invitations)
    .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
    .innerJoin(people, eq(people.id, seatPools.buyerId))
    .innerJoin(orderLines, eq(orderLines.id, seatPools.orderLineId))
    .where(eq(invitations.id, id))
  if (!found) return
  const { name, giver, course } = found
  const language = giver.language ?? ctx.school.language
  const letter = giftReturnedLetter(language, {
    name,
    giver: giver.name,
    course,
    school: ctx.school.name,
    url: ctx.school.origin + GIFTS_PATH,
  })
  await writeLetter(ctx, { cause: `gift-returned:${id}:${sending}`, to: giver.email, language, letter }, parts)
}
