import { layOut } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { LockedOrder } from '../lock-order.ts'
import { withdrawalLetter } from './withdrawal-letter.ts'
import type { Withdrawal } from './tables.ts'
import type { LetterParts } from '../write-confirmation.ts'

/** Tells the buyer at once, on a durable medium, what has reached us, when, and what follows. */
export async function writeReceipt(
  ctx: Ctx,
  { withdrawal, order, lines }: LockedOrder & { withdrawal: Withdrawal },
  { schools, writeMail }: LetterParts,
): Promise<void> {
  const view = await schools.view(ctx.school.id)
  if (!view) return
  const school = { ...ctx.school, contactEmail: shownEmail(view.contact_email) }
  await writeMail(ctx, {
    cause: `withdrawal:${withdrawal.id}`,
    to: withdrawal.email,
    mail: layOut(
      { ...view, origin: ctx.school.origin },
      withdrawal.language,
      withdrawalLetter({ withdrawal, order, lines, school }),
    ),
  })
}
