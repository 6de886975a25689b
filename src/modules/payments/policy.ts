import type { TransactionStatus } from './vocabulary.ts'

/** Only what waits for the payer can be given up by the payer. */
export const mayCancel = ({ status }: { status: TransactionStatus }): boolean => status === 'AUTHENTICATION'
