import { and, sql } from 'drizzle-orm'
import type { Cell, Exportable } from '#modules/exports/index.ts'
import { cursorOf, olderThan, readCursor } from '#platform/db/paging.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { OrderFilter } from './contract.ts'
import { ordersFound } from './list-orders.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { type CodeFinder, ordersThatMatch } from './orders-that-match.ts'
import { orders } from './tables.ts'

const AT_ONCE = 500

const textIn = (language: Language) => translator<typeof en.export>((language === 'pl' ? pl : en).export, language)

const HEADINGS = [
  'number',
  'placedAt',
  'buyer',
  'email',
  'company',
  'vatId',
  'country',
  'title',
  'status',
  'code',
  'amount',
  'refunded',
  'currency',
] as const

export const exportableOrders = (codes: CodeFinder): Exportable<typeof OrderFilter> => ({
  kind: 'orders',
  right: 'see-orders',
  filter: OrderFilter,
  open: async (ctx, filter, language) => ({
    headings: HEADINGS.map((heading) => textIn(language)(heading)),
    count: filter.q ? null : await ctx.tx.$count(orders, await ordersThatMatch(ctx, filter, codes)),
    async read(inside, after) {
      const lastId = after && readCursor(after).id
      const found = await ordersFound(inside)
        .where(
          and(
            await ordersThatMatch(inside, filter, codes, { lastId, most: AT_ONCE }),
            olderThan(orders.createdAt, orders.id, after),
          ),
        )
        .orderBy(sql`${orders.createdAt} desc nulls last`, sql`${orders.id} desc nulls last`)
        .limit(AT_ONCE)
      const last = found.length === AT_ONCE ? found.at(-1) : undefined
      return { rows: found.map((row) => cellsOf(row, language)), next: last && cursorOf(last.order) }
    },
  }),
})

type Row = Awaited<ReturnType<typeof ordersFound>>[number]

function cellsOf({ order, title, buyer, promoCode, refunded }: Row, language: Language): Cell[] {
  const { currency } = order
  return [
    order.number,
    { at: order.createdAt },
    buyer.name,
    shownEmail(buyer.email),
    order.companyName,
    order.billing.vat_id,
    order.billing.country,
    title,
    textIn(language)(`status_${order.status}`),
    promoCode?.code ?? null,
    { amount: order.amount, currency },
    { amount: refunded ?? 0, currency },
    currency,
  ]
}
