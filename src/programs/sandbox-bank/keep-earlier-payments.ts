import { newId, newSecret } from '#platform/ids.ts'
import type { Bank } from './bank.ts'
import { accountOf, KeyUsedForAnotherOrder } from './charge.ts'
import { inTransaction } from './in-transaction.ts'
import { cardFacts } from './open-card.ts'
import type { PaymentRow } from './payment-row.ts'
import { saveCard } from './saved-cards.ts'
import type { EarlierPayment } from './wire.ts'

/**
 * Puts payments into the books that were taken before there were any, each once for its idempotency key; nobody is notified. All or none.
 * @throws KeyUsedForAnotherOrder when a key is that of another payment, or of one that was not approved.
 */
export function keepEarlierPayments(bank: Bank, payments: EarlierPayment[]): Promise<PaymentRow[]> {
  const { apiLogin: merchant } = bank.merchant
  return inTransaction(bank, async (tx) => {
    const told = payments.map((payment) => ({
      ...payment,
      ...keptCard(bank, payment),
      id: newId(),
      token: newSecret(),
    }))
    const put = await tx.query<PaymentRow>(INSERT, [merchant, JSON.stringify(told)])
    for (const payment of put.rows) if (payment.issued_token) await saveCard(tx, payment)
    const { rows } = await tx.query<PaymentRow>(
      `select * from sandbox_bank.payments where merchant = $1 and idempotency_key = any($2)`,
      [merchant, payments.map(({ idempotency_key }) => idempotency_key)],
    )
    const kept = new Map(rows.map((row) => [row.idempotency_key, row]))
    if (!payments.every((payment) => isSame(payment, kept.get(payment.idempotency_key))))
      throw new KeyUsedForAnotherOrder()
    return rows
  })
}

function keptCard(bank: Bank, { account, kept_card: kept }: EarlierPayment) {
  if (!kept) return undefined
  const typed = { number: kept.number, expiryMonth: kept.expiry_month, expiryYear: kept.expiry_year }
  const facts = cardFacts(typed, { key: bank.key, account: accountOf(bank, { account }) })
  return { ...facts, issued: newSecret() }
}

const isSame = ({ amount, currency }: EarlierPayment, kept: PaymentRow | undefined): boolean =>
  kept?.status === 'approved' && Number(kept.amount) === amount && kept.currency === currency

const INSERT = `
  insert into sandbox_bank.payments (
    id, merchant, idempotency_key, amount, currency, refunded_amount, description, merchant_name, customer_name,
    customer_email, language, return_url, notify_url, status, authentication_token, wants_saved_card, created_at, account,
    card_conduct, card_brand, card_last4, card_expiry_month, card_expiry_year, card_fingerprint, issued_token
  )
  select
    id, $1, idempotency_key, amount, currency, refunded_amount, description, merchant_name, customer ->> 'name',
    customer ->> 'email', language, return_url, notify_url, 'approved', token, issued is not null, paid_at, account,
    conduct, brand, last4, "expiryMonth", "expiryYear", fingerprint, issued
  from jsonb_to_recordset($2) as told (
    id uuid, idempotency_key text, amount bigint, currency text, refunded_amount bigint, description text,
    merchant_name text, customer jsonb, language text, return_url text, notify_url text, token text, paid_at timestamptz, account text,
    conduct text, brand text, last4 text, "expiryMonth" integer, "expiryYear" integer, fingerprint text, issued text
  )
  on conflict (merchant, idempotency_key) do nothing
  returning *`
