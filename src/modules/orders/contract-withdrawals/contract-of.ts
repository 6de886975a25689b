import type { GivenSeat, TakingPlace } from '#modules/access/index.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Order, OrderLine } from '../tables.ts'
import type { Contract, ContractLine } from './policy.ts'
import { type DividedLine, unitsOf } from './units-of.ts'

export interface Concluded {
  order: Pick<Order, 'id' | 'studentId' | 'fulfilledAt' | 'consents' | 'seller'>
  /** of a further period: when that which it goes on with was agreed, and what was consented to then */
  agreedAt?: Date | null | undefined
  agreedTo?: Order['consents'] | null | undefined
  lines: (DividedLine & Pick<OrderLine, 'id' | 'productId' | 'amount' | 'parts'> & { productKind: ProductKind })[]
  /** it was paid by; none where it was free */
  transactionId: string | null | undefined
}

interface Since {
  /** seats that somebody was given, of any order */
  given: GivenSeat[]
  /** of lines that take place at a time, and of seats of them that were given, when; null where it is still to be chosen */
  times: Map<string, TakingPlace | null>
  timeZone: string
  /** the lines towards which an earlier variant was counted */
  counted: Set<string>
}

/** What was agreed with an order, and what of it has begun. */
export const contractOf = (
  { order, lines, agreedAt, agreedTo }: Concluded,
  { given, times, timeZone, counted }: Since,
): Contract => ({
  madeAt: order.fulfilledAt && (agreedAt ?? order.fulfilledAt),
  consents: (agreedTo ?? order.consents).map(({ kind }) => kind),
  calendar: { timeZone, country: order.seller?.country },
  lines: lines.flatMap(({ id, productKind, amount, parts, ...line }): ContractLine[] => {
    const ofLine = given.filter(({ orderLineId }) => orderLineId === id)
    const timeOf = times.has(id) ? (seatId: string | null) => times.get(seatId ?? id) ?? null : undefined
    const units = unitsOf({ line, fulfilledAt: order.fulfilledAt, given: ofLine, timeOf, timeZone })
    // What begins with a trial is paid for as well, and was agreed to as such.
    const sold = { id, isPaid: amount > 0 || counted.has(id) || (line.plan?.amount ?? 0) > 0, units }
    if (parts.length === 0) return [{ ...sold, partId: null, productKind, amount }]
    return parts.map((part) => ({ ...sold, partId: part.productId, productKind: part.kind, amount: part.amount }))
  }),
})
