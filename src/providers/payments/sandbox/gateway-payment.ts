import { GatewayUnavailable, type ChargeOutcome, type GatewayPayment, type SavedCard } from '../port.ts'
import type { WirePayment } from '#programs/sandbox-bank/wire.ts'

export const gatewayPayment = (payment: WirePayment): GatewayPayment => ({
  outcome: chargeOutcome(payment),
  idempotencyKey: payment.idempotency_key,
  amount: payment.amount,
  currency: payment.currency,
  refundedAmount: payment.refunded_amount,
  sequence: payment.sequence,
})

export function chargeOutcome(payment: WirePayment): ChargeOutcome {
  const paymentId = payment.id
  switch (payment.status) {
    case 'approved':
      return { status: 'approved', paymentId, fee: payment.fee, ...fingerprintOf(payment), ...savedCardOf(payment) }
    case 'declined':
      return { status: 'declined', paymentId, reason: payment.reason ?? 'card_declined' }
    case 'needs_authentication':
      if (!payment.redirect_url) throw new GatewayUnavailable('the bank asks for authentication and does not say where')
      return { status: 'needs_authentication', paymentId, redirectUrl: payment.redirect_url }
    default:
      return { status: payment.status, paymentId }
  }
}

export const fingerprintOf = ({ card_fingerprint: fingerprint }: WirePayment): { fingerprint?: string } =>
  fingerprint === null ? {} : { fingerprint }

function savedCardOf({ saved_card: card }: WirePayment): { savedCard?: SavedCard } {
  if (!card) return {}
  const { token, fingerprint, brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear } = card
  return { savedCard: { kind: 'card', token, fingerprint, brand, last4, expiryMonth, expiryYear } }
}
