import type { Language } from '#platform/i18n/language.ts'
import { Refusal } from '#platform/refusal.ts'
import type { DeclineReason } from '#platform/decline-reasons.ts'

/**
 * What the payer's browser needs first, so that our server never sees a card in clear: a key to encrypt it with (`publicKey` is SPKI
 * in PEM), where the page sends it itself, with a key that anybody may read, and gets a token for it, or nothing, since the card is typed at the gateway.
 */
export type Entry =
  | { kind: 'rsa'; publicKey: string; keyId: string }
  | { kind: 'publishable'; key: string; tokensUrl: string }
  | { kind: 'redirect' }

/** What a gateway can do for its account. */
export interface Capabilities {
  /** those it takes money in, as ISO 4217 has them */
  currencies: readonly string[] | 'any'
  /** gives a payment back in parts, not only whole */
  refundsParts: boolean
  /** keeps a card, to be charged while its holder is away */
  savesCards: boolean
  /** the origin that pages send cards to, for tokens; none where they lock them */
  tokensFrom?: string
}

/**
 * What the gateway keeps to be charged again: a card, or BLIK, which has neither digits nor an expiry. `token` is worth money and stays on the
 * server, and no notification tells it.
 */
export type SavedCard =
  | {
      kind: 'card'
      token: string
      fingerprint: string
      brand: string
      last4: string
      expiryMonth: number
      expiryYear: number
    }
  | { kind: 'blik'; token: string }

/** `amount` is in minor units; 0 only checks a card that is to be saved. The card's origin must be that of `returnUrl`. */
export interface ChargeOrder {
  idempotencyKey: string
  amount: number
  currency: string
  description: string
  merchantName: string
  /** a token is of one card that a page sent to the gateway itself, and is charged once */
  card: { encryptedCard: string } | { savedCard: string } | { token: string }
  wantsSavedCard: boolean
  /** a saved card is charged while its holder is away: nobody can be asked to confirm it */
  offSession: boolean
  customer: { name: string; email: string }
  returnUrl: string
  notifyUrl: string
  language: Language
}

/**
 * `fingerprint`: the same for the same card within an account, a digest from which no number can be found. `fee`: what the gateway keeps of the
 * amount; nothing where it does not tell.
 */
export type ChargeOutcome =
  | { status: 'approved'; paymentId: string; fingerprint?: string; fee?: number; savedCard?: SavedCard }
  | { status: 'needs_authentication'; paymentId: string; redirectUrl: string }
  | { status: 'pending'; paymentId: string }
  | { status: 'declined'; paymentId: string; reason: DeclineReason }
  | { status: 'canceled'; paymentId: string }

/** How a payment stands; of two such pictures of one payment the one with the higher `sequence` is the newer. */
export interface GatewayPayment {
  outcome: ChargeOutcome
  idempotencyKey: string
  amount: number
  currency: string
  refundedAmount: number
  sequence: number
}

/** A verified notification. It can come twice, late or out of order: keep `eventId` once, heed only a higher `sequence`. */
export interface GatewayNotification {
  eventId: string
  paymentId: string
  idempotencyKey: string
  /** disputed: the payer asked their bank for the money back, and the school may answer; then their bank decides */
  status: 'approved' | 'declined' | 'canceled' | 'refunded' | 'disputed' | 'dispute_won' | 'dispute_lost'
  /** until when the school may answer a dispute, as ISO 8601 */
  respondBy?: string
  /** what a dispute is about, and what the gateway charges for it; nothing where it does not tell */
  dispute?: { amount: number; fee: number }
  reason?: DeclineReason
  fingerprint?: string
  fee?: number
  amount: number
  refundedAmount: number
  currency: string
  occurredAt: Date
  sequence: number
}

export interface RawNotification {
  headers: Record<string, string | string[] | undefined>
  rawBody: Buffer
}

/** One of what an account is tried for: the gateway answers, knows us, takes cards, and tells what became of a payment. `says`: what the gateway said to it, where it does not work; for whoever has to mend it. */
export interface GatewayCheck {
  what: 'answers' | 'credentials' | 'cards' | 'payments'
  works: boolean
  says: string
}

/** Every call may be repeated with the same keys. All but `check` and `readNotification` refuse with GatewayUnavailable. */
export interface Gateway {
  capabilities: Capabilities
  entry(): Promise<Entry>
  /** Which card this is, without charging it; null when it is none that was entered on a page of `origin`. */
  fingerprintOf(card: ({ encryptedCard: string } | { token: string }) & { origin: string }): Promise<string | null>
  /** Charges once for an idempotency key, however often it is sent. @throws IdempotencyKeyReused for another amount. */
  charge(order: ChargeOrder): Promise<ChargeOutcome>
  /** The fate of a charge whose answer was lost. Null is final once two minutes have passed since it was last sent. */
  findPayment(idempotencyKey: string): Promise<GatewayPayment | null>
  /** Gives up a payment that waits for its payer; any other stays as it is. Null when the gateway never heard of it. */
  cancel(idempotencyKey: string): Promise<GatewayPayment | null>
  /** `amount` in minor units, in parts if wanted. @throws RefundNotPossible beyond what is left of the payment. */
  refund(paymentId: string, amount: number, idempotencyKey: string): Promise<{ refundedAmount: number }>
  forgetCard(token: string): Promise<void>
  /** What the account took in each currency and did not give back, as the gateway's own books have it now. */
  books(): Promise<{ currency: string; amount: number }[]>
  /** Tries the account without moving money, up to the first thing that does not work. */
  check(): Promise<GatewayCheck[]>
  /** @throws ForgedNotification unless the gateway's signature is on exactly these bytes. */
  readNotification(notification: RawNotification): GatewayNotification
}

/** The gateway is down or slow, and whether it did what was asked is unknown. */
export class GatewayUnavailable extends Refusal {
  readonly status = 502
  readonly code = 'payments.gateway-unavailable'
}

export class ForgedNotification extends Refusal {
  readonly status = 403
  readonly code = 'error.not-allowed'
}

export class RefundNotPossible extends Refusal {
  readonly status = 409
  readonly code = 'payments.refund-not-possible'
}

/** One key was sent with two different orders: a mistake of the caller, so not a refusal. */
export class IdempotencyKeyReused extends Error {}
