import type { Capabilities } from '#providers/payments/port.ts'
import type { TransactionStatus } from './vocabulary.ts'

/** Only what waits for the payer can be given up by the payer. */
export const mayCancel = ({ status }: { status: TransactionStatus }): boolean => status === 'AUTHENTICATION'

export const takesCurrency = ({ currencies }: Capabilities, currency: string): boolean =>
  currencies === 'any' || currencies.includes(currency)

/** Whether so much of a payment can be given back: some gateways return a payment whole or not at all. */
export const mayRefund = ({ refundsParts }: Capabilities, { amount, of }: { amount: number; of: number }): boolean =>
  refundsParts || amount === of
