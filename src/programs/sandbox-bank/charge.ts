import { newId, newSecret } from '#platform/ids.ts'
import type { Bank } from './bank.ts'
import { takeToken } from './card-tokens.ts'
import { findPayment } from './find-payment.ts'
import { findSavedCard } from './saved-cards.ts'
import { type BankTx, inTransaction } from './in-transaction.ts'
import { judgeCard, type Verdict } from './judge-card.ts'
import { type CardFacts, openCard } from './open-card.ts'
import type { PaymentRow } from './payment-row.ts'
import { recordConclusion } from './record-conclusion.ts'
import type { ChargeRequest } from './wire.ts'

export class KeyUsedForAnotherOrder extends Error {}

/** One payment for an idempotency key, whatever the race: its unique key decides who charges, the others read. */
export async function charge(bank: Bank, order: ChargeRequest): Promise<PaymentRow> {
  // A token is used up by the order that is put down with it; anything else is read before a connection is held.
  const known = order.card_token === undefined ? await cardOf(bank, order) : undefined
  const payment =
    (await inTransaction(bank, async (tx) => {
      const card = known === undefined ? await cardOfToken(bank, tx, order) : known
      const { rows } = await tx.query<PaymentRow>(INSERT, insertValues(bank, order, card, verdictOn(bank, order, card)))
      if (rows[0]) await recordConclusion(bank, tx, rows[0])
      return rows[0]
    })) ?? (await findPayment(bank, order.idempotency_key))
  if (!payment || Number(payment.amount) !== order.amount || payment.currency !== order.currency)
    throw new KeyUsedForAnotherOrder()
  return payment
}

const cardOf = async (bank: Bank, order: ChargeRequest): Promise<CardFacts | null> =>
  order.saved_card === undefined
    ? openedFor(bank, order, order.encrypted_card ?? '')
    : findSavedCard(bank, order.saved_card)

const cardOfToken = async (bank: Bank, tx: BankTx, order: ChargeRequest): Promise<CardFacts | null> =>
  openedFor(bank, order, await takeToken(bank, tx, { token: order.card_token ?? '', account: order.account }))

const openedFor = (bank: Bank, order: ChargeRequest, encryptedCard: string): CardFacts | null =>
  openCard(encryptedCard, {
    key: bank.key,
    origin: new URL(order.return_url).origin,
    account: accountOf(bank, order),
  })

const verdictOn = (bank: Bank, order: ChargeRequest, card: CardFacts | null): Verdict =>
  judgeCard(card, {
    isSaved: order.saved_card !== undefined,
    isHolderAway: order.off_session,
    now: bank.clock.now(),
    lateConfirmation: bank.lateConfirmation,
  })

/** A merchant may have several. */
export const accountOf = ({ merchant }: Bank, { account }: { account: string }): string =>
  `${merchant.apiLogin} ${account}`

const INSERT = {
  name: 'charge',
  text: `
    insert into sandbox_bank.payments (
      id, merchant, idempotency_key, amount, currency, description, merchant_name, customer_name, customer_email,
      language, return_url, notify_url, status, reason, settles_at, authentication_token,
      card_conduct, card_brand, card_last4, card_expiry_month, card_expiry_year, wants_saved_card, issued_token,
      card_fingerprint, created_at, updated_at, account
    ) values (
      $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $25::timestamptz + $15 * interval '1 millisecond', $16,
      $17, $18, $19, $20, $21, $22, $23, $24, $25, $25, $26
    )
    on conflict (merchant, idempotency_key) do nothing
    returning *`,
}

const insertValues = (bank: Bank, order: ChargeRequest, card: CardFacts | null, verdict: Verdict) => {
  const savesCard = order.wants_saved_card && order.saved_card === undefined
  return [
    newId(),
    bank.merchant.apiLogin,
    order.idempotency_key,
    order.amount,
    order.currency,
    order.description,
    order.merchant_name,
    order.customer.name,
    order.customer.email,
    order.language,
    order.return_url,
    order.notify_url,
    verdict.status,
    verdict.reason,
    verdict.settlesIn,
    newSecret(),
    card?.conduct,
    card?.brand,
    card?.last4,
    card?.expiryMonth,
    card?.expiryYear,
    savesCard,
    savesCard && verdict.status === 'approved' ? newSecret() : null,
    card?.fingerprint,
    bank.clock.now(),
    order.account,
  ]
}
