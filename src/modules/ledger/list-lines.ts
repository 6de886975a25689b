import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { orders } from '#modules/orders/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, pageFrom, readCursor } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { listLedgerLines as listing, listTransactionEntries as ofTransaction } from './contract.ts'
import { readBalances } from './read-balances.ts'
import { ledgerCorrections, ledgerEntries, ledgerPostings } from './tables.ts'
import { asRead, viewAccounts } from './view.ts'
import type { LedgerAccount } from './vocabulary.ts'

const PAGE = 30

/** All that an entry did, beside what it did to one account. */
const wholeEntry = sql<{ account: LedgerAccount; amount: number }[]>`(
  select jsonb_agg(jsonb_build_object('account', whole.account, 'amount', whole.amount))
  from ${ledgerPostings} as whole where whole.entry_id = ${ledgerEntries.id})`

/** The lines that an amount is made of, the last entered first. */
export async function listLedgerLines(ctx: Ctx, asked: Input<typeof listing>): Promise<Answer<typeof listing>> {
  const { account, currency, cursor } = asked
  const [balance] = await readBalances(ctx, [account], [currency])
  const rows = await ctx.tx
    .select({
      entry: ledgerEntries,
      amount: ledgerPostings.amount,
      accounts: wholeEntry,
      order: { id: orders.id, number: orders.number },
      reason: ledgerCorrections.reason,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(ledgerCorrections, eq(ledgerCorrections.id, ledgerEntries.eventId))
    .where(
      and(
        eq(ledgerPostings.schoolId, ctx.school.id),
        eq(ledgerPostings.account, account),
        eq(ledgerPostings.currency, currency),
        cursor ? enteredBefore(readCursor(cursor).id) : undefined,
      ),
    )
    .orderBy(desc(ledgerPostings.enteredAt), desc(ledgerPostings.entryId))
    .limit(PAGE + 1)
  return {
    amount: asRead(account, balance?.amount ?? 0),
    ...pageFrom(
      rows,
      PAGE,
      ({ entry, amount, accounts, order, reason }) => ({
        ...viewEntry({ entry, accounts }),
        amount: asRead(account, amount),
        order,
        reason,
        transaction_id: entry.transactionId,
      }),
      ({ entry }) =>
        nextPage(
          '/json/home/balance/lines',
          { account, currency },
          cursorOf({ createdAt: entry.happenedAt, id: entry.id }),
        ),
    ),
  }
}

/** By the entry itself: what is entered by one transaction has one time, more exact than a cursor writes it. */
const enteredBefore = (id: string) =>
  sql`(${ledgerPostings.enteredAt}, ${ledgerPostings.entryId}) <
    (select last.entered_at, last.id from ${ledgerEntries} as last where last.id = ${id})`

/** All that the ledger says of a payment. @throws NotFound */
export async function listTransactionEntries(
  { tx }: Ctx,
  { transactionId }: Input<typeof ofTransaction>,
): Promise<Answer<typeof ofTransaction>> {
  const [transaction] = await tx
    .select({ currency: transactions.currency })
    .from(transactions)
    .where(eq(transactions.id, transactionId))
  const { currency } = foundOr404(transaction)
  const rows = await tx
    .select({ entry: ledgerEntries, accounts: wholeEntry })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.transactionId, transactionId))
    .orderBy(asc(ledgerEntries.enteredAt), asc(ledgerEntries.id))
  return { currency, entries: rows.map(viewEntry) }
}

interface WholeEntry {
  entry: typeof ledgerEntries.$inferSelect
  accounts: { account: LedgerAccount; amount: number }[]
}

const viewEntry = ({ entry, accounts }: WholeEntry) => ({
  id: entry.id,
  kind: entry.kind,
  happened_at: entry.happenedAt.toISOString(),
  accounts: viewAccounts(accounts),
})
