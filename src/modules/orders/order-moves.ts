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
