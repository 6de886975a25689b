import { and, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { disputes, transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { typedWords } from '#platform/db/typed-words.ts'
import { endOfDay, startOfDay } from '#platform/time/days.ts'
import { refundRequests } from './refund-requests/tables.ts'
import { claims, orders } from './tables.ts'
import { ORDER_SORTS, ORDER_STATUSES, type OrderSort } from './vocabulary.ts'
import { readOrderNumber } from './contract-withdrawals/read-order-number.ts'
import type { OrderFilter } from './contract.ts'

/** Whoever has the codes that orders are asked for by (offers). */
export interface CodeFinder {
  /** Refuses with 404 one that is not there. */
  requireCode(ctx: Ctx, codeId: string): Promise<unknown>
}

interface Part {
  sort?: OrderSort
  /** of the last one that was shown */
  lastId?: string | undefined
  /** all, when left out */
  most?: number | undefined
}

/**
 * Words are found by `find_orders` (migrations): under row-level security PostgreSQL uses no trigram index. What it cannot tell,
 * a code, a request or a dispute, is asked of all that it finds. From where on is for whoever sorts them to say. Refuses with 404 a code that is not there.
 */
export async function ordersThatMatch(
  ctx: Ctx,
  { q, status, code_id: codeId, from, until }: OrderFilter,
  { requireCode }: CodeFinder,
  { most, ...part }: Part = {},
): Promise<SQL | undefined> {
  if (codeId) await requireCode(ctx, codeId)
  const { timeZone } = ctx.school
  const since = from && startOfDay(from, timeZone).toISOString()
  const before = until && new Date(endOfDay(until, timeZone).getTime() + 1).toISOString()
  const ofOrder = ORDER_STATUSES.find((each) => each === status)
  const isOfOrder = status === undefined || ofOrder !== undefined
  const found =
    q && ordersWithWords(q, { ofOrder, since, before, ...part, most: isOfOrder && !codeId ? most : undefined })
  return and(
    found ? sql`${orders.id} in (${found})` : undefined,
    ofOrder && eq(orders.status, ofOrder),
    status === 'refund_requested' ? exists(openRequest(ctx)) : undefined,
    status === 'disputed' ? inArray(orders.id, disputed(ctx)) : undefined,
    codeId ? boughtWith(ctx, codeId) : undefined,
    since ? sql`${orders.createdAt} >= ${since}` : undefined,
    before ? sql`${orders.createdAt} < ${before}` : undefined,
  )
}

interface Narrowed extends Part {
  ofOrder?: (typeof ORDER_STATUSES)[number] | undefined
  since?: string | undefined
  before?: string | undefined
}

/** SQL, a select: ids of orders with these words, newest first unless another order is asked for. */
export const ordersWithWords = (q: string, { ofOrder, since, before, sort, lastId, most }: Narrowed): SQL =>
  sql`select find_orders(
    ${typedWords(q)}, ${readOrderNumber(q)}, ${ofOrder ?? null}, ${since ?? null}, ${before ?? null},
    ${sort ?? ORDER_SORTS[0]}, ${lastId ?? null}, ${most ?? null}
  )`

export const openRequest = ({ tx }: Pick<Ctx, 'tx'>) =>
  tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orders.id), isNull(refundRequests.settledAt)))

const disputed = ({ tx }: Ctx) =>
  tx
    .select({ id: transactions.orderId })
    .from(disputes)
    .innerJoin(transactions, eq(transactions.id, disputes.transactionId))

/** Those that hold it, or were paid with it, though all of that may have gone back since. */
function boughtWith({ tx }: Ctx, codeId: string): SQL | undefined {
  const used = (isHeld?: SQL) =>
    tx
      .select({ id: claims.orderId })
      .from(claims)
      .where(and(eq(claims.resource, 'code'), eq(claims.resourceId, codeId), isHeld))
  return or(
    inArray(orders.id, used(ne(claims.state, 'released'))),
    and(isNotNull(orders.fulfilledAt), inArray(orders.id, used())),
  )
}
