import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { atMoment } from '#platform/db/at-moment.ts'
import { clock, SECOND } from '#platform/clock.ts'
import type { OutsideCtx, SchoolIdentity } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TellOfRow } from '#platform/jobs/failed-row.ts'
import { GatewayUnavailable } from '#providers/payments/port.ts'
import { askGateway } from './ask-gateway.ts'
import type { Gateways } from './gateways.ts'
import { sendRefunds } from './send-refunds.ts'
import { refunds, type Transaction, transactions } from './tables.ts'

export interface ReconcileParts {
  gateways: Gateways
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

const OLDER_THAN = 30 * SECOND
const BATCH = 100
const AT_ONCE = 4

/** Payments with something left to do at their gateway, and what that is. */
interface Unfinished {
  which(tx: Tx, before: Date): SQL | undefined
  finish(ctx: OutsideCtx, transaction: Transaction, gateways: Gateways): Promise<unknown>
}

const UNFINISHED: Unfinished[] = [
  {
    which: (_tx, before) =>
      and(
        inArray(transactions.status, ['STARTED', 'AUTHENTICATION', 'PENDING']),
        isNull(transactions.settledAt),
        lt(transactions.createdAt, before),
      ),
    finish: askGateway,
  },
  {
    which: (tx, before) =>
      and(
        gt(transactions.refundingAmount, 0),
        exists(
          tx
            .select({ id: refunds.id })
            .from(refunds)
            .where(
              and(
                eq(refunds.transactionId, transactions.id),
                eq(refunds.state, 'asked'),
                lt(refunds.createdAt, before),
              ),
            ),
        ),
      ),
    finish: (ctx, { id }, gateways) => sendRefunds(ctx, id, gateways),
  },
  {
    which: (_tx, before) =>
      and(
        isNotNull(transactions.keepsCardMinutes),
        isNull(transactions.cardSettledAt),
        inArray(transactions.status, ['PERFORMED', 'CLEARED']),
        lt(transactions.settledAt, before),
      ),
    finish: askGateway,
  },
]

/**
 * Asks the gateways about every payment that is older than 30 seconds and not settled, and again for every refund they have not said they
 * made and for each card that a notification told too little of to be kept, ever more rarely (up to hourly), and once in a run. This is what ends a payment after a killed process, a lost answer, a
 * notification that never came or a gateway that was down for days. One that cannot be asked about is told of, and waits for its next turn like any other.
 */
export async function reconcilePayments(parts: ReconcileParts, tell: TellOfRow): Promise<void> {
  const began = clock.now()
  for (const unfinished of UNFINISHED) {
    for (;;) {
      const due = await takeDue(parts.units, unfinished, began)
      for (let at = 0; at < due.length; at += AT_ONCE) {
        await Promise.all(
          due.slice(at, at + AT_ONCE).map((transaction) => finish(parts, unfinished, transaction, tell)),
        )
      }
      if (due.length < BATCH) break
    }
  }
}

async function finish(
  { gateways, units, findSchool }: ReconcileParts,
  unfinished: Unfinished,
  transaction: Transaction,
  tell: TellOfRow,
): Promise<void> {
  let school: SchoolIdentity | undefined
  try {
    school = await findSchool(transaction.schoolId)
    if (school) await unfinished.finish(units.outside({ school, actor: { role: 'system' } }), transaction, gateways)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) tell(error, { id: transaction.id, school: school?.slug })
  }
}

function takeDue(units: UnitsOfWork, { which }: Unfinished, began: Date): Promise<Transaction[]> {
  const now = clock.now()
  const at = atMoment(now)
  const pause = sql`least(greatest((${transactions.checkedAt} - ${transactions.createdAt}) / 2, interval '30 seconds'), interval '1 hour')`
  return units.withoutSchool('payments of all schools are reconciled', async (tx) => {
    const due = tx
      .select({ id: transactions.id })
      .from(transactions)
      .where(
        and(
          which(tx, new Date(now.getTime() - OLDER_THAN)),
          or(
            isNull(transactions.checkedAt),
            and(lt(transactions.checkedAt, began), sql`${transactions.checkedAt} + ${pause} < ${at}`),
          ),
        ),
      )
      .orderBy(asc(transactions.createdAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    return tx.update(transactions).set({ checkedAt: now }).where(inArray(transactions.id, due)).returning()
  })
}
