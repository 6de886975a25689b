import { ForgedNotification, type GatewayNotification, type RawNotification } from '../port.ts'
import {
  EVENT_ID_HEADER,
  isSignedBy,
  SIGNATURE_HEADER,
  type SigningKey,
  TIMESTAMP_HEADER,
} from '#programs/sandbox-bank/signature.ts'
import { WireNotification } from '#programs/sandbox-bank/wire.ts'
import { fingerprintOf } from './gateway-payment.ts'

/** The age of the signature is not looked at: a replayed notification has an event id that is known already. */
export function readNotification(key: SigningKey, { headers, rawBody }: RawNotification): GatewayNotification {
  const [eventId, timestamp, signature] = [EVENT_ID_HEADER, TIMESTAMP_HEADER, SIGNATURE_HEADER].map((name) =>
    String(headers[name] ?? ''),
  )
  if (!eventId || !timestamp || !signature || !isSignedBy(key, signature, [eventId, timestamp], rawBody))
    throw new ForgedNotification()
  const { type, occurred_at, respond_by, dispute, payment } = WireNotification.parse(JSON.parse(rawBody.toString()))
  return {
    eventId,
    paymentId: payment.id,
    idempotencyKey: payment.idempotency_key,
    status: type,
    ...(payment.reason && { reason: payment.reason }),
    ...(respond_by && { respondBy: respond_by }),
    ...(dispute && { dispute }),
    ...fingerprintOf(payment),
    fee: payment.fee,
    amount: payment.amount,
    refundedAmount: payment.refunded_amount,
    currency: payment.currency,
    occurredAt: new Date(occurred_at),
    sequence: payment.sequence,
  }
}
