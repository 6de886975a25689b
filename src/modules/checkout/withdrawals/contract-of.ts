import type { GivenSeat, TakingPlace } from '#modules/access/index.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Order, OrderLine } from '../tables.ts'
import type { Contract } from './policy.ts'
import { type DividedLine, unitsOf } from './units-of.ts'

export interface Concluded {
  order: Pick<Order, 'id' | 'studentId' | 'fulfilledAt' | 'consents' | 'seller'>
  lines: (DividedLine & Pick<OrderLine, 'id' | 'productId' | 'amount'> & { productKind: ProductKind })[]
  /** it was paid by; none where it was free */
  transactionId: string | null | undefined
}

interface Since {
  /** seats that somebody was given, of any order */
  given: GivenSeat[]
  /** of lines that take place at a time, when; null where it is still to be chosen */
  times: Map<string, TakingPlace | null>
  timeZone: string
}

/** What was agreed with an order, and what of it has begun. */
export const contractOf = ({ order, lines }: Concluded, { given, times, timeZone }: Since): Contract => ({
  madeAt: order.fulfilledAt,
  consents: order.consents.map(({ kind }) => kind),
  calendar: { timeZone, country: order.seller?.country },
  lines: lines.map(({ id, productKind, amount, ...line }) => {
    const ofLine = given.filter(({ orderLineId }) => orderLineId === id)
    return {
      id,
      productKind,
      amount,
      units: unitsOf({ line, fulfilledAt: order.fulfilledAt, given: ofLine, time: times.get(id), timeZone }),
    }
  }),
})
