import { eq } from 'drizzle-orm'
import { layOut } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { LockedOrder } from '../lock-order.ts'
import { declinedLetter } from './declined-letter.ts'
import type { LetterParts } from '../write-confirmation.ts'
import type { RefundRequest } from './tables.ts'

/** Tells a buyer that their money is not returned, and why. */
export async function writeToBuyer(
  ctx: Ctx,
  { request, order, lines }: LockedOrder & { request: RefundRequest },
  { schools, writeMail }: LetterParts,
): Promise<void> {
  const view = await schools.view(ctx.school.id)
  const [buyer] = await ctx.tx
    .select({ name: people.name, email: people.email })
    .from(people)
    .where(eq(people.id, order.studentId))
  if (!view || !buyer) return
  const school = { name: ctx.school.name, origin: ctx.school.origin, contactEmail: shownEmail(view.contact_email) }
  await writeMail(ctx, {
    cause: `refund-declined:${request.id}`,
    to: buyer.email,
    mail: layOut(
      { ...view, origin: ctx.school.origin },
      order.language,
      declinedLetter({ request, order, lines, school, buyer: buyer.name }),
    ),
  })
}
