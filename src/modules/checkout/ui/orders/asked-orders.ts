import { ORDER_FILTERS, type OrderFilter } from '../../vocabulary.ts'

export interface AskedOrders {
  q: string
  status: OrderFilter | ''
  /** of a promo code that they were bought with */
  code_id: string
}

const Q_MAX = 150

/** The filter in the panel's address; what is none is left out. */
export const ordersAskedFor = (asked: URLSearchParams): AskedOrders => ({
  q: (asked.get('q') ?? '').trim().slice(0, Q_MAX),
  status: ORDER_FILTERS.find((status) => status === asked.get('status')) ?? '',
  code_id: asked.get('code_id') ?? '',
})

/** What is really asked for. */
export const setOf = ({ q, status, code_id }: AskedOrders) => ({
  ...(q && { q }),
  ...(status && { status }),
  ...(code_id && { code_id }),
})

/** The list's address with the filter, and where to go on. */
export function ordersPath(asked: AskedOrders, cursor = ''): string {
  const query = new URLSearchParams({ ...setOf(asked), ...(cursor && { cursor }) })
  return query.size > 0 ? `/home/orders?${query}` : '/home/orders'
}
