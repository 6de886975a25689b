import type { Bank } from './bank.ts'
import type { BankTx } from './in-transaction.ts'
import type { CardFacts } from './open-card.ts'
import type { PaymentRow } from './payment-row.ts'

export async function findSavedCard(bank: Bank, token: string): Promise<CardFacts | null> {
  const { rows } = await bank.pool.query<CardFacts>({
    name: 'find-saved-card',
    text: `
      select conduct, brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear", fingerprint
      from sandbox_bank.saved_cards where token = $1 and merchant = $2`,
    values: [token, bank.merchant.apiLogin],
  })
  return rows[0] ?? null
}

/** Keeps the card of an approved payment under the token the payment was given. */
export async function saveCard(tx: BankTx, payment: PaymentRow): Promise<void> {
  await tx.query({
    name: 'save-card',
    text: `
      insert into sandbox_bank.saved_cards (token, merchant, conduct, brand, last4, expiry_month, expiry_year, fingerprint)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      payment.issued_token,
      payment.merchant,
      payment.card_conduct,
      payment.card_brand,
      payment.card_last4,
      payment.card_expiry_month,
      payment.card_expiry_year,
      payment.card_fingerprint,
    ],
  })
}

/** Forgetting a card that is not there is done already. */
export async function forgetCard(bank: Bank, token: string): Promise<void> {
  await bank.pool.query(`delete from sandbox_bank.saved_cards where token = $1 and merchant = $2`, [
    token,
    bank.merchant.apiLogin,
  ])
}
