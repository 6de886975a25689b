import { and, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Cell, Exportable } from '#modules/exports/index.ts'
import { readOrderNumber } from '#modules/orders/index.ts'
import { orders } from '#modules/orders/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { cursorOf, olderThan } from '#platform/db/paging.ts'
import { hasTypedWords } from '#platform/db/typed-words.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { TransactionFilter, type TransactionRow } from './contract.ts'
import { transactionRows } from './list-transactions.ts'
import { transactionsThatMatch } from './transactions-found.ts'
import { viewTransactionRow } from './view.ts'

/** Looked through at once, whatever few of them are found: so each slice takes as long as any other. */
const AT_ONCE = 1_000

const textIn = (language: Language) => translator<typeof en.export>((language === 'pl' ? pl : en).export, language)

const HEADINGS = [
  'order',
  'date',
  'buyer',
  'email',
  'title',
  'status',
  'type',
  'quantity',
  'invited',
  'amount',
  'fees',
  'refunded',
  'currency',
  'revoked',
] as const

export const exportableTransactions: Exportable<typeof TransactionFilter> = {
  kind: 'transactions',
  right: 'see-orders',
  filter: TransactionFilter,
  open: async (ctx, filter, language) => ({
    headings: HEADINGS.map((heading) => textIn(language)(heading)),
    count: filter.q ? null : await ctx.tx.$count(transactions, transactionsThatMatch(ctx, filter)),
    async read(inside, after) {
      const stretch = await stretchOf(inside, filter, after)
      const last = stretch.length === AT_ONCE ? stretch.at(-1) : undefined
      const ids = stretch.map(({ id }) => id)
      const found = await transactionsAmong(inside, ids, filter)
      return { rows: found.map((row) => cellsOf(viewTransactionRow(row), language)), next: last && cursorOf(last) }
    },
  }),
}

const stretchOf = (ctx: Ctx, { from, until, status }: TransactionFilter, after: string | undefined) =>
  ctx.tx
    .select({ id: transactions.id, createdAt: transactions.createdAt })
    .from(transactions)
    .where(
      and(
        transactionsThatMatch(ctx, { from, until, status }),
        olderThan(transactions.createdAt, transactions.id, after),
      ),
    )
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(AT_ONCE)

async function transactionsAmong(ctx: Ctx, ids: string[], { q, ...filter }: TransactionFilter) {
  if (ids.length === 0) return []
  return transactionRows(ctx)
    .where(and(inArray(transactions.id, ids), transactionsThatMatch(ctx, filter), q ? hasWords(q) : undefined))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
}

/** As `find_transactions` (migrations) has it, of one order after the other. */
const hasWords = (q: string): SQL =>
  sql`(${orders.number} = ${readOrderNumber(q)} or ${hasTypedWords(orders.searchText, q)})`

const cellsOf = (row: TransactionRow, language: Language): Cell[] => {
  const { currency } = row
  const text = textIn(language)
  return [
    row.order.number,
    { at: new Date(row.date) },
    row.buyer.name,
    row.buyer.email,
    row.title,
    text(`status_${row.status}`),
    text(`type_${row.type}`),
    row.quantity,
    row.child_invitations,
    { amount: row.amount, currency },
    { amount: row.fees, currency },
    { amount: row.refunded_amount, currency },
    currency,
    row.is_revoked ? text('yes') : '',
  ]
}
