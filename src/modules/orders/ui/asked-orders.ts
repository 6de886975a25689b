import { type OrderFilter, SEARCH_MAX } from '../contract.ts'
import { ORDER_FILTERS } from '../vocabulary.ts'

export type AskedOrders = { [K in keyof OrderFilter]-?: NonNullable<OrderFilter[K]> | '' }

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filter in the panel's address; what is none is left out. */
export function ordersAskedFor(asked: URLSearchParams): AskedOrders {
  const day = (name: string) => {
    const given = asked.get(name) ?? ''
    return DAY.test(given) ? given : ''
  }
  return {
    q: (asked.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    status: ORDER_FILTERS.find((status) => status === asked.get('status')) ?? '',
    code_id: asked.get('code_id') ?? '',
    from: day('from'),
    until: day('until'),
  }
}
