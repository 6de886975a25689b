import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, GivenDay, Id } from '#platform/contract/shapes.ts'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'

const Sold = {
  currency: Currency,
  /** how many were sold, several in one order among them */
  quantity: z.int(),
  sold_amount: Amount,
  /** of it, what went back since, or is about to */
  returned_amount: Amount,
}

/** A product that was paid for, in one currency. */
export const SoldProduct = z.object({
  product: z.object({ id: Id, kind: z.enum(PRODUCT_KINDS), title: z.string() }),
  ...Sold,
})
export type SoldProduct = z.output<typeof SoldProduct>

const SoldTotal = z.object(Sold)
export type SoldTotal = z.output<typeof SoldTotal>

export const SoldPage = pageOf(SoldProduct).extend({
  /** of all that is found, by currency */
  totals: z.array(SoldTotal),
  /** the days that were asked for, both included */
  from: z.iso.date(),
  until: z.iso.date(),
  /** whether anything was ever sold, on whatever day */
  has_sold: z.boolean(),
})

export const listSoldProducts = endpoint('GET /json/home/sales', {
  summary:
    'What was sold of each product within some days (the last thirty unless said otherwise, a year at most), of one kind or all; what brought in most first',
  access: 'admin',
  right: 'see-sales',
  ...inPages(SoldPage, {
    kind: z.enum(PRODUCT_KINDS).optional(),
    from: GivenDay.optional(),
    until: GivenDay.optional(),
  }),
})
