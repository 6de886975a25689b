import { endOfDayAfter } from '#platform/time/days.ts'
import type { Order } from '../tables.ts'

interface Rules {
  /** how long the school lets its buyers ask; 0 is not at all */
  days: number
  timeZone: string
}

/**
 * Until when the buyer of an order may ask for their money: the end of the last day, by the clocks of the school. Null where
 * nothing was paid, nothing is left to be returned, or the school lets nobody ask.
 */
export function askableUntil(
  { amount, status, fulfilledAt }: Pick<Order, 'amount' | 'status' | 'fulfilledAt'>,
  { days, timeZone }: Rules,
): Date | null {
  const isReturnable = amount > 0 && (status === 'paid' || status === 'partly_refunded')
  return fulfilledAt && isReturnable && days > 0 ? endOfDayAfter(fulfilledAt, days, timeZone) : null
}
