import { and, asc, eq, gt, isNull, lt, notExists, or } from 'drizzle-orm'
import { orders } from '#modules/orders/tables.ts'
import { letGoOfCard } from '#modules/payments/index.ts'
import { savedCards, transactions } from '#modules/payments/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { memberships } from '../tables.ts'

/** Longer than it takes until a membership has taken the card of its payment, whatever dies meanwhile. */
const TAKEN_WITHIN = DAY

interface Kept {
  /** the payment it was kept with */
  id: string
  schoolId: string
}

/**
 * Every night lets go of cards that no membership is charged by: what a gateway tells of a card may come after the membership has ended, or be of a
 * payment for which nothing was given.
 */
export const lettingGo = (parts: OneByOneParts): TimedJob => ({
  queue: 'subscriptions.let-go-of-cards',
  cron: '35 3 * * *',
  async work(tell) {
    const rowsAfter = (last: Kept | undefined, most: number) => unneededAfter(parts, last?.id, most)
    await workOneByOne<Kept>(parts, { rowsAfter, work: letGoOfCard }, tell)
  },
})

function unneededAfter({ units }: OneByOneParts, after: string | undefined, most: number): Promise<Kept[]> {
  const before = new Date(clock.time() - TAKEN_WITHIN)
  return units.withoutSchool('cards of all schools are let go of', (tx) => {
    const needing = tx
      .select({ id: memberships.id })
      .from(memberships)
      .where(
        or(
          eq(memberships.cardFrom, savedCards.transactionId),
          eq(memberships.holdersPayment, savedCards.transactionId),
        ),
      )
    const paying = tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, transactions.orderId), eq(orders.status, 'paying')))
    return tx
      .select({ id: savedCards.transactionId, schoolId: savedCards.schoolId })
      .from(savedCards)
      .innerJoin(transactions, eq(transactions.id, savedCards.transactionId))
      .where(
        and(
          isNull(savedCards.forgetAt),
          lt(savedCards.createdAt, before),
          after === undefined ? undefined : gt(savedCards.transactionId, after),
          notExists(needing),
          notExists(paying),
        ),
      )
      .orderBy(asc(savedCards.transactionId))
      .limit(most)
  })
}
