import { createContext } from 'react'

export interface ListOrder {
  /** by what it is sorted now, as 'name', or '-name' from the last to the first */
  now: string
  /** the address of the list, from its first page on, in another order */
  addressIn: (order: string) => string
}

/** The order of the table below, where its heads change it. */
export const ListOrders = createContext<ListOrder | null>(null)

/** What its address says of the order of a list; empty for the usual one, which is the first of those there are. */
export const orderIn = <Order extends string>(
  asked: URLSearchParams,
  [usual, ...others]: readonly Order[],
): Order | '' => others.find((each) => each !== usual && each === asked.get('sort')) ?? ''
