import type { GivenSeat } from '#modules/access/index.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Order, OrderLine } from '../tables.ts'
import type { Contract } from './policy.ts'
import { type DividedLine, unitsOf } from './units-of.ts'

export interface Concluded {
  order: Pick<Order, 'id' | 'fulfilledAt' | 'consents'>
  lines: (DividedLine & Pick<OrderLine, 'id' | 'amount'> & { productKind: ProductKind })[]
}

interface Since {
  /** seats that somebody was given, of any order */
  given: GivenSeat[]
  timeZone: string
}

/** What was agreed with an order, and what of it has begun. */
export const contractOf = ({ order, lines }: Concluded, { given, timeZone }: Since): Contract => ({
  madeAt: order.fulfilledAt,
  consents: order.consents.map(({ kind }) => kind),
  timeZone,
  lines: lines.map(({ id, productKind, amount, ...line }) => {
    const ofLine = given.filter(({ orderLineId }) => orderLineId === id)
    return {
      id,
      productKind,
      amount,
      units: unitsOf({ line, fulfilledAt: order.fulfilledAt, given: ofLine, timeZone }),
    }
  }),
})
