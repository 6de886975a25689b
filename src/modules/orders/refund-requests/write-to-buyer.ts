import { eq } from 'drizzle-orm'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { buyerEmail, buyerName } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { LockedOrder } from '../lock-order.ts'
import { declinedLetter } from './declined-letter.ts'
import type { RefundRequest } from './tables.ts'

/** Tells a buyer that their money is not returned, and why. */
export async function writeToBuyer(
  ctx: Ctx,
  { request, order, lines }: LockedOrder & { request: RefundRequest },
  parts: LetterParts,
): Promise<void> {
  const view = await parts.schools.view(ctx.school.id)
  const [buyer] = await ctx.tx
    .select({ name: buyerName, email: buyerEmail })
    .from(people)
    .where(eq(people.id, order.studentId))
  if (!view || !buyer) return
  const school = { name: ctx.school.name, origin: ctx.school.origin, contactEmail: shownEmail(view.contact_email) }
  const letter = declinedLetter({ request, order, lines, school, buyer: buyer.name })
  const cause = `refund-declined:${request.id}`
  await writeLetter(ctx, { cause, to: buyer.email, language: order.language, letter }, parts)
}
