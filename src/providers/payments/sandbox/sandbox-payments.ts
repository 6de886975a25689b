import { z } from 'zod'

import { IdempotencyKeyReused, type ChargeOrder, type Gateway, RefundNotPossible } from '../port.ts'
import {
  type ChargeRequest,
  WireBooks,
  WireCard,
  WireCardEntry,
  WirePayment,
  WireRefund,
} from '#programs/sandbox-bank/wire.ts'
import { publishableKey } from '#programs/sandbox-bank/publishable-key.ts'
import { type BankConnection, callBank } from './bank-client.ts'
import { checkBank } from './check-bank.ts'
import { chargeOutcome, gatewayPayment } from './gateway-payment.ts'
import { readNotification } from './read-notification.ts'

interface BankAccount extends BankConnection {
  /** which of the merchant's accounts is paid into, as its owner calls it */
  account: string
  /** where pages send cards to, without a slash at the end; they lock them where this is left out */
  tokensFrom?: string
}

/** Payments through the sandbox bank. */
export const sandboxPayments = (bank: BankAccount): Gateway => ({
  capabilities: {
    currencies: 'any',
    refundsParts: true,
    savesCards: true,
    ...(bank.tokensFrom && { tokensFrom: bank.tokensFrom }),
  },

  async entry() {
    if (bank.tokensFrom) {
      const key = publishableKey(bank.merchant, bank.account)
      return { kind: 'publishable', key, tokensUrl: `${bank.tokensFrom}/tokens` }
    }
    const entry = await callBank(bank, { method: 'GET', path: '/v1/card-entry', answer: WireCardEntry })
    if (entry.status !== 'done') throw new Error('This bank gives out no key')
    return { kind: 'rsa', publicKey: entry.body.public_key, keyId: entry.body.key_id }
  },

  async fingerprintOf({ origin, ...handedOver }) {
    const body = { account: bank.account, ...cardIn(handedOver), origin }
    const card = await callBank(bank, { method: 'POST', path: '/v1/cards', body, answer: WireCard })
    return card.status === 'done' ? card.body.fingerprint : null
  },

  async charge(order) {
    const payment = await callBank(bank, {
      method: 'POST',
      path: '/v1/charges',
      body: chargeRequest(bank, order),
      answer: WirePayment,
    })
    if (payment.status !== 'done') throw new IdempotencyKeyReused(order.idempotencyKey)
    return chargeOutcome(payment.body)
  },

  async findPayment(idempotencyKey) {
    const path = `/v1/charges/${encodeURIComponent(idempotencyKey)}`
    const payment = await callBank(bank, { method: 'GET', path, answer: WirePayment })
    return payment.status === 'done' ? gatewayPayment(payment.body) : null
  },

  async cancel(idempotencyKey) {
    const path = `/v1/charges/${encodeURIComponent(idempotencyKey)}/cancel`
    const payment = await callBank(bank, { method: 'POST', path, answer: WirePayment })
    return payment.status === 'done' ? gatewayPayment(payment.body) : null
  },

  async refund(paymentId, amount, idempotencyKey) {
    const refund = await callBank(bank, {
      method: 'POST',
      path: `/v1/payments/${encodeURIComponent(paymentId)}/refunds`,
      body: { amount, idempotency_key: idempotencyKey },
      answer: WireRefund,
    })
    if (refund.status !== 'done') throw new RefundNotPossible()
    return { refundedAmount: refund.body.refunded_amount }
  },

  async forgetCard(token) {
    await callBank(bank, {
      method: 'DELETE',
      path: `/v1/saved-cards/${encodeURIComponent(token)}`,
      answer: z.undefined(),
    })
  },

  async books() {
    const path = `/v1/books/${encodeURIComponent(bank.account)}`
    const books = await callBank(bank, { method: 'GET', path, answer: WireBooks })
    return books.status === 'done' ? books.body.sums : []
  },

  check: () => checkBank(bank),

  readNotification: (notification) => readNotification(bank.merchant, notification),
})

function cardIn(card: ChargeOrder['card']): Pick<ChargeRequest, 'encrypted_card' | 'saved_card' | 'card_token'> {
  if ('token' in card) return { card_token: card.token }
  return 'encryptedCard' in card ? { encrypted_card: card.encryptedCard } : { saved_card: card.savedCard }
}

const chargeRequest = ({ account }: BankAccount, order: ChargeOrder): ChargeRequest => ({
  idempotency_key: order.idempotencyKey,
  account,
  amount: order.amount,
  currency: order.currency,
  description: order.description,
  merchant_name: order.merchantName,
  ...cardIn(order.card),
  wants_saved_card: order.wantsSavedCard,
  off_session: order.offSession,
  customer: order.customer,
  return_url: order.returnUrl,
  notify_url: order.notifyUrl,
  language: order.language,
})
