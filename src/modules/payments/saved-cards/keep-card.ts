import { eq } from 'drizzle-orm'
import { MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { KeyRing } from '#platform/sealed.ts'
import type { SavedCard } from '#providers/payments/port.ts'
import { savedCards, type Transaction, transactions } from '../tables.ts'
import { isPaid } from '../vocabulary.ts'
import { sealToken } from './seal-token.ts'

/** Whether the payer let the card be kept, and what became of that is not known yet. */
export const isCardOwed = ({ status, keepsCardMinutes, cardSettledAt }: Transaction): boolean =>
  isPaid(status) && keepsCardMinutes !== null && cardSettledAt === null

/** Keeps the card, or the BLIK, of a payment whose payer said so, once and for as long as they said, from when it was paid, or while a membership needs it. */
export async function keepCard(
  { tx, now }: Ctx,
  transaction: Transaction,
  card: SavedCard | undefined,
  keys: KeyRing,
): Promise<Transaction> {
  if (!isCardOwed(transaction)) return transaction
  const { id: transactionId, payerId: personId, accountId, keepsCardMinutes, settledAt } = transaction
  if (card) {
    const { token, ...known } = card
    const id = newId()
    const forgetAt = keepsCardMinutes === 0 ? null : new Date((settledAt ?? now).getTime() + keepsCardMinutes! * MINUTE)
    await tx
      .insert(savedCards)
      .values({ id, personId, accountId, transactionId, ...sealToken(keys, id, token), ...known, forgetAt })
  }
  const [settled] = await tx
    .update(transactions)
    .set({ cardSettledAt: now })
    .where(eq(transactions.id, transactionId))
    .returning()
  return settled!
}
