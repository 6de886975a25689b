import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { LetterParts } from '#modules/mails/index.ts'
import { writeToAdmins } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { contractWithdrawn } from '../events.ts'
import { withdrawnLetter } from './withdrawn-letter.ts'
import { contractWithdrawals } from '../contract-withdrawals/tables.ts'
import { findSold } from './find-sold.ts'

/** Tells the school's admins that a buyer withdrew, what has to be returned and until when, once for a withdrawal. */
export async function tellContractWithdrawal(
  ctx: Ctx,
  { withdrawal_id: id, order_id: orderId, due_at: dueAt }: z.output<(typeof contractWithdrawn)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const sold = await findSold(ctx, orderId)
  const [withdrawal] = await ctx.tx.select().from(contractWithdrawals).where(eq(contractWithdrawals.id, id))
  if (!sold || !withdrawal) return
  const letter = withdrawnLetter({ ...sold, withdrawal, dueAt }, ctx.school)
  await writeToAdmins(ctx, { kind: 'withdrawal', cause: `withdrawn:${id}`, letter }, parts)
}
