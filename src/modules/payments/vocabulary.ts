/** One attempt to pay. PERFORMED, CLEARED and ACCESS_GRANTED are success, FAILURE, ERROR and CANCELED are not (commerce §3). */
export const TRANSACTION_STATUSES = ['STARTED', 'AUTHENTICATION', 'PENDING', 'PERFORMED', 'CLEARED', 'ACCESS_GRANTED', 'FAILURE', 'ERROR', 'CANCELED'] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]
