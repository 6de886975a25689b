import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, holds, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import type { CardConsent } from './saved-cards/card-consent.ts'
import {
  ACCOUNT_MODES,
  ACCOUNT_STATUSES,
  COLLECTORS,
  DISPUTE_STATES,
  GATEWAYS,
  REFUND_REASONS,
  REFUND_STATES,
  TRANSACTION_STATUSES,
} from './vocabulary.ts'
import { SAVED_KINDS } from './saved-cards/vocabulary.ts'

/** What a school takes money with: what a gateway gave it, sealed. New payments go through the one that is active. */
export const paymentAccounts = schoolTable(
  'payment_accounts',
  {
    gateway: text({ enum: GATEWAYS }).notNull(),
    /** none until the gateway has given any */
    sealedCredentials: text(),
    /** of the key that sealed them */
    keyVersion: text(),
    mode: text({ enum: ACCOUNT_MODES }).notNull(),
    /** on whose account the money arrives; one that has taken payments stays what it is */
    collectedBy: text({ enum: COLLECTORS }).notNull().default('platform'),
    status: text({ enum: ACCOUNT_STATUSES }).notNull().default('active'),
    createdAt: createdAt(),
    /** since when it takes no new payments */
    offAt: moment(),
  },
  (t) => [
    unique('payment_accounts_of_school').on(t.schoolId, t.id),
    unique('payment_accounts_collected').on(t.id, t.collectedBy),
    uniqueIndex('payment_accounts_one_active')
      .on(t.schoolId)
      .where(sql`status = 'active'`),
    index('payment_accounts_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    check('payment_accounts_off', sql`(${t.status} = 'off') = (${t.offAt} is not null)`),
    index('payment_accounts_by_key').on(t.keyVersion),
    oneOf('payment_accounts_gateway', t.gateway, GATEWAYS),
    oneOf('payment_accounts_mode', t.mode, ACCOUNT_MODES),
    oneOf('payment_accounts_collector', t.collectedBy, COLLECTORS),
    oneOf('payment_accounts_status', t.status, ACCOUNT_STATUSES),
    check(
      'payment_accounts_sandbox_is_a_test',
      sql`${t.gateway} not in ('sandbox', 'sandbox_own') or ${t.mode} = 'test'`,
    ),
    check('payment_accounts_sealed', sql`(${t.sealedCredentials} is null) = (${t.keyVersion} is null)`),
  ],
)

const ofAccount = (name: string, t: { schoolId: AnyPgColumn; accountId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [t.schoolId, t.accountId],
    foreignColumns: [paymentAccounts.schoolId, paymentAccounts.id],
  })

/** As `find_transactions` (migrations) writes it: whether the money came, may still come, or will not. */
const outcomeIn = (status: AnyPgColumn) =>
  sql`(case when ${status} in ('PERFORMED', 'CLEARED') then 'completed' when ${status} in ('FAILURE', 'ERROR', 'CANCELED') then 'failed' else 'pending' end)`

/** One attempt to pay, addressed from outside by its hash. Its id is the idempotency key at the gateway. */
export const transactions = schoolTable(
  'transactions',
  {
    hash: text().notNull().unique(),
    /** what is paid for; the module that asked for the money knows what it means */
    orderId: uuid().notNull(),
    payerId: holds(() => people.id),
    accountId: uuid().notNull(),
    /** on whose account the money arrived: as its account has it, put down by the database (`freeze_collector`) */
    collectedBy: text({ enum: COLLECTORS }).notNull().default('platform'),
    gatewayPaymentId: text(),
    status: text({ enum: TRANSACTION_STATUSES }).notNull().default('STARTED'),
    /** a decline reason of the gateway */
    failureReason: text(),
    /** where the bank wants the payer to go for 3-D Secure */
    authenticationUrl: text(),
    amount: integer().notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    /** paths of the site: where to try again, and where what was bought is */
    checkoutPath: text().notNull().default('/courses'),
    purchasePath: text().notNull().default('/courses'),
    createdAt: createdAt(),
    /** when it was last asked about at the gateway */
    checkedAt: moment(),
    settledAt: moment(),
    /** of the amount, what went back to the payer so far: the sum of the refunds that are done, kept by the database */
    refundedAmount: integer().notNull().default(0),
    /** and what the gateway was asked to give back, and has not said it did */
    refundingAmount: integer().notNull().default(0),
    refundedAt: moment(),
    /** of the amount, what the gateway keeps for itself, as far as it told */
    feeAmount: integer().notNull().default(0),
    /** of the amount, what the platform takes once it pays for something, and the VAT on that: put down by the database (`freeze_fee`) */
    platformFee: integer().notNull().default(0),
    platformFeeVat: integer().notNull().default(0),
    /** which card paid it, as its gateway tells cards apart within the account */
    cardFingerprint: text(),
    /** for how long its payer lets the card be kept once it is paid; 0: as long as a membership needs it; null: not at all */
    keepsCardMinutes: integer(),
    /** of a card that is kept so long: to what of it its holder agreed, that it is charged in their absence */
    cardConsent: jsonb().$type<CardConsent>(),
    /** its payer is not there to confirm it */
    isPayerAway: boolean().notNull().default(false),
    /** it succeeded though its order was paid by another, and goes back as a whole */
    isBeside: boolean().notNull().default(false),
    /** when the card was kept, or turned out not to be: it is kept once */
    cardSettledAt: moment(),
    /** why it all goes back, put down before the gateway is asked */
    refundReason: text({ enum: REFUND_REASONS }),
  },
  (t) => [
    ofAccount('transactions_account', t),
    foreignKey({
      name: 'transactions_collected',
      columns: [t.accountId, t.collectedBy],
      foreignColumns: [paymentAccounts.id, paymentAccounts.collectedBy],
    }),
    uniqueIndex('transactions_at_gateway').on(t.accountId, t.gatewayPaymentId),
    uniqueIndex('transactions_one_success')
      .on(t.orderId)
      .where(sql`status in ('PERFORMED', 'CLEARED') and not is_beside`),
    uniqueIndex('transactions_one_unsettled')
      .on(t.orderId)
      .where(sql`settled_at is null`),
    index('transactions_by_order').on(t.orderId),
    // With all that totals are made of, so that they are read from it alone.
    index('transactions_by_time').on(
      t.schoolId,
      t.createdAt,
      t.id,
      t.status,
      t.currency,
      t.amount,
      t.refundedAmount,
      t.feeAmount,
      t.platformFee,
      t.platformFeeVat,
      t.collectedBy,
      t.refundReason,
    ),
    index('transactions_by_outcome').on(t.schoolId, outcomeIn(t.status), t.createdAt, t.id),
    index('transactions_by_amount').on(t.schoolId, t.amount, t.id),
    index('transactions_returned')
      .on(t.schoolId, t.createdAt, t.id)
      .where(sql`refunded_amount > 0`),
    index('transactions_by_payer').on(t.schoolId, t.payerId, t.createdAt),
    index('transactions_by_card')
      .on(t.accountId, t.cardFingerprint)
      .where(sql`card_fingerprint is not null`),
    index('transactions_settled')
      .on(t.schoolId, t.settledAt)
      .where(sql`status in ('PERFORMED', 'CLEARED')`),
    index('transactions_unsettled')
      .on(t.status, t.createdAt)
      .where(sql`settled_at is null`),
    index('transactions_refunding')
      .on(t.createdAt)
      .where(sql`refunding_amount > 0`),
    index('transactions_card_unsettled')
      .on(t.createdAt)
      .where(sql`keeps_card_minutes is not null and card_settled_at is null and status in ('PERFORMED', 'CLEARED')`),
    check('transactions_keeps_card', sql`${t.keepsCardMinutes} >= 0`),
    check('transactions_card_consent', sql`(${t.cardConsent} is not null) = (coalesce(${t.keepsCardMinutes}, 1) = 0)`),
    check('transactions_beside', sql`not ${t.isBeside} or ${t.refundReason} is not null`),
    oneOf('transactions_status', t.status, TRANSACTION_STATUSES),
    oneOf('transactions_refund_reason', t.refundReason, REFUND_REASONS),
    // Nothing is charged by a check of a card that is kept.
    check('transactions_amount', sql`${t.amount} > 0 or (${t.amount} = 0 and coalesce(${t.keepsCardMinutes}, 1) = 0)`),
    check('transactions_fee', sql`${t.feeAmount} between 0 and ${t.amount}`),
    check(
      'transactions_platform_fee',
      sql`${t.platformFee} >= 0 and ${t.platformFeeVat} >= 0 and ${t.platformFee} + ${t.platformFeeVat} <= ${t.amount}`,
    ),
    check(
      'transactions_refunded',
      sql`${t.refundedAmount} >= 0 and ${t.refundingAmount} >= 0 and ${t.refundedAmount} + ${t.refundingAmount} <= ${t.amount}`,
    ),
  ],
)

/**
 * A card, or BLIK, that its holder lets the school charge again, until `forgetAt` or as long as a membership needs it; whoever then comes first forgets it, at the gateway and here. Its token
 * is worth money: sealed, and never told to anybody but the gateway.
 */
export const savedCards = schoolTable(
  'saved_cards',
  {
    personId: holds(() => people.id),
    accountId: uuid().notNull(),
    /** the payment it was kept with */
    transactionId: uuid()
      .notNull()
      .unique('saved_cards_one_per_transaction')
      .references(() => transactions.id, { onDelete: 'cascade' }),
    sealedToken: text().notNull(),
    /** of the key that sealed it */
    keyVersion: text().notNull(),
    kind: text({ enum: SAVED_KINDS }).notNull().default('card'),
    /** this and what follows it are known of a card alone */
    fingerprint: text(),
    brand: text(),
    last4: text(),
    expiryMonth: integer(),
    expiryYear: integer(),
    /** null: while a membership needs it */
    forgetAt: moment(),
    /** when the gateway was last asked to forget it, and did not answer */
    askedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    ofAccount('saved_cards_account', t),
    index('saved_cards_by_person').on(t.personId),
    index('saved_cards_by_account').on(t.schoolId, t.accountId),
    index('saved_cards_of_memberships')
      .on(t.accountId)
      .where(sql`forget_at is null`),
    index('saved_cards_by_key').on(t.keyVersion),
    index('saved_cards_over').on(t.forgetAt),
    oneOf('saved_cards_kind', t.kind, SAVED_KINDS),
    check(
      'saved_cards_known',
      sql`num_nonnulls(${t.fingerprint}, ${t.brand}, ${t.last4}, ${t.expiryMonth}, ${t.expiryYear}) = case when ${t.kind} = 'card' then 5 else 0 end`,
    ),
    check('saved_cards_last4', sql`${t.last4} ~ '^[0-9]{4}$'`),
  ],
)

/**
 * Money that goes back, each piece once. The database keeps their sums beside the payment and beside the line they are for
 * (migrations: `count_refund`), where checks refuse more than was paid.
 */
export const refunds = schoolTable(
  'refunds',
  {
    transactionId: belongsTo(() => transactions.id),
    /** the part of the order it is for; none when it is for all of it */
    lineId: uuid(),
    amount: integer().notNull(),
    /** the idempotency key at the gateway */
    key: text().notNull().unique('refunds_key'),
    /** made by whoever asked, so that the same press twice gives back once; of one press a row for each line */
    requestKey: uuid(),
    state: text({ enum: REFUND_STATES }).notNull(),
    /** why an admin gave it back; empty when nobody had to say so */
    reason: text().notNull().default(''),
    askedById: pointsTo(() => people.id),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (t) => [
    index('refunds_by_person').on(t.askedById),
    index('refunds_by_transaction').on(t.transactionId, t.createdAt),
    uniqueIndex('refunds_once')
      .on(t.transactionId, t.requestKey, sql`coalesce(${t.lineId}, ${t.transactionId})`)
      .where(sql`request_key is not null`),
    oneOf('refunds_state', t.state, REFUND_STATES),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
)

/**
 * A payer asked their own bank for the money back, once for a payment. What goes back is a refund; while it is open the database refuses
 * those that anybody else asks for (migrations: `refuse_refund_of_disputed`), or it would go back twice.
 */
export const disputes = schoolTable(
  'disputes',
  {
    transactionId: uuid()
      .notNull()
      .unique('disputes_one_per_transaction')
      .references(() => transactions.id, { onDelete: 'cascade' }),
    state: text({ enum: DISPUTE_STATES }).notNull(),
    /** what of the payment it is about; null where nobody said */
    amount: integer(),
    /** what the gateway charges for it, as far as it told */
    feeAmount: integer().notNull().default(0),
    /** until when the school may answer; null where nobody said */
    respondBy: moment(),
    createdAt: createdAt(),
    /** when the bank had decided */
    decidedAt: moment(),
  },
  (t) => [
    index('disputes_by_time').on(t.schoolId, t.createdAt),
    oneOf('disputes_state', t.state, DISPUTE_STATES),
    check('disputes_amount', sql`${t.amount} > 0 and ${t.feeAmount} >= 0`),
    check('disputes_decided', sql`(${t.state} in ('won', 'lost')) = (${t.decidedAt} is not null)`),
  ],
)

/** What gateways told us, as they told it, each message once. */
export const gatewayNotifications = schoolTable(
  'gateway_notifications',
  {
    accountId: uuid().notNull(),
    eventId: text().notNull(),
    body: text().notNull(),
    isWorkedOff: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    ofAccount('gateway_notifications_account', t),
    uniqueIndex('gateway_notifications_once').on(t.accountId, t.eventId),
    index('gateway_notifications_by_time').on(t.createdAt),
  ],
)

export type Dispute = typeof disputes.$inferSelect
export type Refund = typeof refunds.$inferSelect
export type PaymentAccount = typeof paymentAccounts.$inferSelect
export type SavedCardRow = typeof savedCards.$inferSelect
export type Transaction = typeof transactions.$inferSelect
