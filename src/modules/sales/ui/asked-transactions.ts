import type { TransactionFilter } from '../transactions/contract.ts'
import { SEARCH_MAX, TRANSACTION_FILTERS, TRANSACTION_TYPES } from '../vocabulary.ts'

export type AskedTransactions = { [K in keyof TransactionFilter]-?: NonNullable<TransactionFilter[K]> | '' }

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function dayIn(asked: URLSearchParams, name: 'from' | 'until'): string {
  const given = asked.get(name) ?? ''
  return DAY.test(given) ? given : ''
}

/** The filter in the panel's address; what is none is left out. */
export function transactionsAskedFor(asked: URLSearchParams): AskedTransactions {
  return {
    q: (asked.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    status: TRANSACTION_FILTERS.find((each) => each === asked.get('status')) ?? '',
    type: TRANSACTION_TYPES.find((each) => each === asked.get('type')) ?? '',
    product_id: asked.get('product_id') ?? '',
    from: dayIn(asked, 'from'),
    until: dayIn(asked, 'until'),
  }
}
