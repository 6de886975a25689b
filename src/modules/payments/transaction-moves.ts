import type { TransactionStatus } from './vocabulary.ts'

/**
 * Where a transaction may go from each status. The gateway has the last word on money: what it took counts even after
 * we had given the payment up, and what it took is never given up again.
 */
const TRANSACTION_MOVES: Record<TransactionStatus, readonly TransactionStatus[]> = {
  STARTED: ['AUTHENTICATION', 'PENDING', 'PERFORMED', 'FAILURE', 'ERROR', 'CANCELED'],
  AUTHENTICATION: ['PENDING', 'PERFORMED', 'FAILURE', 'ERROR', 'CANCELED'],
  PENDING: ['CLEARED', 'FAILURE', 'ERROR', 'CANCELED'],
  PERFORMED: [],
  CLEARED: [],
  FAILURE: ['PERFORMED'],
  ERROR: ['PERFORMED'],
  CANCELED: ['PERFORMED'],
}

export const mayMove = (from: TransactionStatus, to: TransactionStatus): boolean => TRANSACTION_MOVES[from].includes(to)
