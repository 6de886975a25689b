import type { Order } from './tables.ts'
import type { OrderStatus } from './vocabulary.ts'

/** Where an order may go from each status. Money that comes after an order was given up pays for it after all. */
export const ORDER_MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  paying: ['paid', 'failed'],
  paid: ['partly_refunded', 'refunded'],
  failed: ['paid'],
  partly_refunded: ['refunded'],
  refunded: [],
}

/** From where it may come to a status. */
export const sourcesOf = (status: OrderStatus): OrderStatus[] =>
  (Object.keys(ORDER_MOVES) as OrderStatus[]).filter((from) => ORDER_MOVES[from].includes(status))

/** The status by the money that went back, which is known before the order follows it. */
export function statusBy({ status, amount }: Pick<Order, 'status' | 'amount'>, refunded: number): OrderStatus {
  const follows = refunded === amount ? 'refunded' : 'partly_refunded'
  return refunded > 0 && ORDER_MOVES[status].includes(follows) ? follows : status
}
