import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { LockedOrder } from '../lock-order.ts'
import { contractWithdrawalLetter } from './contract-withdrawal-letter.ts'
import type { ContractWithdrawal } from './tables.ts'

/** Tells the buyer at once, on a durable medium, what has reached us, when, and what follows. */
export async function writeReceipt(
  ctx: Ctx,
  { withdrawal, order, lines }: LockedOrder & { withdrawal: ContractWithdrawal },
  parts: LetterParts,
): Promise<void> {
  const view = await parts.schools.view(ctx.school.id)
  if (!view) return
  const school = { ...ctx.school, contactEmail: shownEmail(view.contact_email) }
  const letter = contractWithdrawalLetter({ withdrawal, order, lines, school })
  const { email: to, language } = withdrawal
  await writeLetter(ctx, { cause: `withdrawal:${withdrawal.id}`, to, language, letter }, parts)
}
