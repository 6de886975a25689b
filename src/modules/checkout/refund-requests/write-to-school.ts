import { eq } from 'drizzle-orm'
import { layOut } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { canonicalEmail } from '#platform/contract/is-email.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { LockedOrder } from '../lock-order.ts'
import { requestLetter } from '../mails/request-letter.ts'
import type { LetterParts } from '../write-confirmation.ts'
import type { RefundRequest } from './tables.ts'

/** Tells the school, in its language, that a buyer asks for their money, and where to answer. */
export async function writeToSchool(
  ctx: Ctx,
  { request, order, lines }: LockedOrder & { request: RefundRequest },
  { schools, writeMail }: LetterParts,
): Promise<void> {
  const { school, tx } = ctx
  const view = await schools.view(school.id)
  const [buyer] = await tx
    .select({ name: people.name, email: people.email })
    .from(people)
    .where(eq(people.id, order.studentId))
  if (!view || !buyer) return
  const letter = requestLetter({ request, order, lines, school, buyer: { ...buyer, email: shownEmail(buyer.email) } })
  await writeMail(ctx, {
    cause: `refund-request:${request.id}`,
    to: canonicalEmail(view.contact_email),
    mail: layOut({ ...view, origin: school.origin }, school.language, letter),
  })
}
