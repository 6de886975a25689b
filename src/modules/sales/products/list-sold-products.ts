import { type SQL, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { orderLines } from '#modules/orders/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { nextPage, pageFrom } from '#platform/db/paging.ts'
import { invalidField } from '#platform/refusal.ts'
import { dayOf, endOfDay, startOfDay } from '#platform/time/days.ts'
import type { listSoldProducts as endpoint, SoldProduct, SoldTotal } from './contract.ts'

const PAGE = 30
const USUAL_DAYS = 30
const MOST_DAYS = 366

type Asked = Input<typeof endpoint>

/** Refuses with 422 more than a year. What was paid for counts on the day it was paid, as in the list of transactions. */
export async function listSoldProducts(ctx: Ctx, { cursor, kind, ...asked }: Asked) {
  const { from, until } = daysOf(ctx, asked)
  const sold = soldWithin(ctx, { from, until, kind })
  const rows = await readProducts(ctx, sold, cursor)
  const page = pageFrom(rows, PAGE, viewRow, (last) =>
    nextPage('/json/home/sales', { ...asked, kind }, [last.sold_amount, last.id, last.currency].join('.')),
  )
  return {
    ...page,
    totals: await readTotals(ctx, sold),
    from,
    until,
    has_sold: rows.length > 0 || (await hasSold(ctx)),
  }
}

function daysOf({ now, school: { timeZone } }: Ctx, asked: Pick<Asked, 'from' | 'until'>) {
  const until = asked.until ?? dayOf(now, timeZone)
  const from = asked.from ?? dayOf(new Date(endOfDay(until, timeZone).getTime() - (USUAL_DAYS - 0.5) * DAY), timeZone)
  if (Date.parse(until) - Date.parse(from) >= MOST_DAYS * DAY) throw invalidField('from', 'sales.at-most-a-year')
  return { from, until }
}

const isPaid = sql`${transactions.status} in ('PERFORMED', 'CLEARED')`

interface Within {
  from: string
  until: string
  kind: ProductKind | undefined
}

function soldWithin({ school: { timeZone } }: Ctx, { from, until, kind }: Within): SQL {
  const before = new Date(endOfDay(until, timeZone).getTime() + 1).toISOString()
  return sql`
    select line.product_id as id, line.currency, sum(line.quantity)::int as quantity, sum(line.amount)::bigint as sold_amount,
      sum(line.returned_amount)::bigint as returned_amount
    from ${transactions} join ${orderLines} line on line.order_id = ${transactions.orderId}
    where ${isPaid}
      and ${transactions.createdAt} >= ${startOfDay(from, timeZone).toISOString()} and ${transactions.createdAt} < ${before}
      ${kind ? sql`and line.product_id in (select ${products.id} from ${products} where ${products.kind} = ${kind})` : sql``}
    group by line.product_id, line.currency`
}

interface Row extends Record<string, unknown> {
  id: string
  kind: ProductKind
  title: string
  currency: string
  quantity: number
  sold_amount: string
  returned_amount: string
}

async function readProducts({ tx }: Ctx, sold: SQL, cursor: string | undefined): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select sold.*, ${products.kind} as kind, ${products.title} as title
    from (${sold}) as sold join ${products} on ${products.id} = sold.id
    ${cursor ? sql`where ${afterPlace(cursor)}` : sql``}
    order by sold_amount desc, sold.id desc, sold.currency desc limit ${PAGE + 1}`)
  return rows
}

function afterPlace(cursor: string): SQL {
  const match = /^(\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Z]{3})$/.exec(cursor)
  if (!match) throw invalidField('cursor', 'validation.cursor')
  const [, amount, id, currency] = match
  return sql`(sold_amount, sold.id, sold.currency) < (${amount}::bigint, ${id}::uuid, ${currency})`
}

async function hasSold({ tx }: Ctx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from ${transactions} where ${isPaid} limit 1`)
  return rowCount === 1
}

async function readTotals({ tx }: Ctx, sold: SQL): Promise<SoldTotal[]> {
  const { rows } = await tx.execute<Omit<Row, 'id' | 'kind' | 'title'>>(sql`
    select currency, sum(quantity)::int as quantity, sum(sold_amount)::bigint as sold_amount,
      sum(returned_amount)::bigint as returned_amount
    from (${sold}) as sold group by currency order by currency`)
  return rows.map(viewSums)
}

const viewSums = ({
  currency,
  quantity,
  sold_amount: sold,
  returned_amount: returned,
}: Omit<Row, 'id' | 'kind' | 'title'>) => ({
  currency: currency as string,
  quantity: quantity as number,
  sold_amount: Number(sold),
  returned_amount: Number(returned),
})

const viewRow = ({ id, kind, title, ...sums }: Row): SoldProduct => ({
  product: { id, kind, title },
  ...viewSums(sums),
})
