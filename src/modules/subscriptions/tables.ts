import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PlanReduction } from '#modules/access/index.ts'
import { PERIOD_MONTHS, type PlanMonths } from '#modules/catalog/plans/vocabulary.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, holds, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import {
  CANCEL_REASONS,
  CHARGE_RESULTS,
  GRACE_DAYS,
  GRACE_DAYS_MAX,
  LATER_BY,
  MEMBERSHIP_STATUSES,
  OTHER_REASON_MAX,
  PERIOD_STATES,
} from './vocabulary.ts'

/** A new price for those who pay for a variant, told thirty days before it holds; what new buyers pay is the variant's own. */
export const priceAnnouncements = schoolTable(
  'price_announcements',
  {
    variantId: holds(() => variants.id),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** periods that begin then or later cost so much */
    from: moment().notNull(),
    askedById: pointsTo(() => people.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('price_announcements_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('price_announcements_by_variant').on(t.variantId, t.createdAt.desc()),
    index('price_announcements_by_person').on(t.askedById),
    check('price_announcements_amount', sql`${t.amount} > 0`),
  ],
)

/** What a student pays for by periods, as it was agreed: its price stays theirs whatever becomes of the product's. */
export const memberships = schoolTable(
  'memberships',
  {
    studentId: holds(() => people.id),
    productId: holds(() => products.id),
    variantId: holds(() => variants.id),
    /** with which it was agreed, and its line */
    orderId: holds(() => orders.id),
    orderLineId: holds(() => orderLines.id),
    status: text({ enum: MEMBERSHIP_STATUSES }).notNull().default('active'),
    /** of each period, in minor units and gross, before a code */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** of each period; -1: a lifetime */
    months: integer().$type<PlanMonths>().notNull(),
    /** what a code takes off further charges, and how many of those it has come off */
    reduction: jsonb().$type<PlanReduction>(),
    reducedCharges: integer().notNull().default(0),
    /** the period that began on the day from which months are counted, and when that was */
    anchorNumber: integer().notNull().default(1),
    anchorAt: moment().notNull(),
    /** the newest period, and when it ends; null: never */
    periodNumber: integer().notNull().default(1),
    periodEndsAt: moment(),
    /** when something is to be done: the next period, the next attempt, the end; null while a charge is under way, and for ever after the end */
    nextAt: moment(),
    /** the payment with which the card was kept that is charged; none while there is none */
    cardFrom: uuid(),
    /** a payment that its holder makes themselves, with another card or the same, until the bank has said what becomes of it */
    holdersPayment: uuid(),
    lastCharge: text({ enum: CHARGE_RESULTS }),
    lastChargeAt: moment(),
    /** why the last charge was refused */
    lastChargeReason: text(),
    /** of which period its holder was told before it was charged */
    noticedNumber: integer().notNull().default(1),
    /** on what else it goes on with the first period that begins from then on, and by whose will; none of it while it stays as it is */
    laterVariantId: uuid().references(() => variants.id, { onDelete: 'restrict' }),
    laterAmount: integer(),
    laterMonths: integer().$type<PlanMonths>(),
    laterFrom: moment(),
    laterBy: text({ enum: LATER_BY }),
    /** of which new price its holder was told last */
    announcementId: pointsTo(() => priceAnnouncements.id),
    pausedUntil: moment(),
    /** when its holder said that it ends, or the school gave up charging */
    canceledAt: moment(),
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('memberships_one_open')
      .on(t.studentId, t.productId)
      .where(sql`ended_at is null`),
    uniqueIndex('memberships_of_line').on(t.orderLineId),
    index('memberships_by_order').on(t.orderId),
    index('memberships_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('memberships_by_status').on(t.schoolId, t.status, t.createdAt.desc(), t.id.desc()),
    index('memberships_by_student').on(t.schoolId, t.studentId, t.createdAt.desc()),
    index('memberships_by_product').on(t.productId),
    index('memberships_by_variant').on(t.variantId),
    index('memberships_by_card')
      .on(t.cardFrom)
      .where(sql`card_from is not null`),
    index('memberships_by_holders_payment')
      .on(t.holdersPayment)
      .where(sql`holders_payment is not null`),
    index('memberships_due')
      .on(t.nextAt, t.id)
      .where(sql`next_at is not null`),
    oneOf('memberships_status', t.status, MEMBERSHIP_STATUSES),
    oneOf('memberships_last_charge', t.lastCharge, CHARGE_RESULTS),
    check('memberships_months', sql`${t.months} in (${sql.raw(PERIOD_MONTHS.join(', '))})`),
    index('memberships_by_later_variant')
      .on(t.laterVariantId)
      .where(sql`later_variant_id is not null`),
    index('memberships_by_announcement')
      .on(t.announcementId)
      .where(sql`announcement_id is not null`),
    oneOf('memberships_later_by', t.laterBy, LATER_BY),
    check('memberships_later_months', sql`${t.laterMonths} in (${sql.raw(PERIOD_MONTHS.join(', '))})`),
    check(
      'memberships_later',
      sql`num_nonnulls(${t.laterVariantId}, ${t.laterAmount}, ${t.laterMonths}, ${t.laterFrom}, ${t.laterBy}) in (0, 5) and ${t.laterAmount} > 0`,
    ),
    check('memberships_amount', sql`${t.amount} >= 0`),
    check('memberships_canceled', sql`(${t.status} = 'canceled') = (${t.canceledAt} is not null)`),
    check('memberships_ended', sql`${t.endedAt} is null or (${t.status} = 'canceled' and ${t.nextAt} is null)`),
  ],
)

/** A stretch of a membership, and the order that paid for it: there is one of each number, so that nothing is charged twice. */
export const membershipPeriods = schoolTable(
  'membership_periods',
  {
    membershipId: belongsTo(() => memberships.id),
    number: integer().notNull(),
    startsAt: moment().notNull(),
    /** null: without end */
    endsAt: moment(),
    amount: integer().notNull(),
    /** none of a trial without a card, and of what costs nothing */
    orderId: uuid().references(() => orders.id, { onDelete: 'restrict' }),
    state: text({ enum: PERIOD_STATES }).notNull(),
    /** how often its charge was refused, and how often nobody could tell */
    refusals: integer().notNull().default(0),
    unanswered: integer().notNull().default(0),
    /** the payment that was refused last: it counts once */
    refusedPayment: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('membership_periods_once').on(t.membershipId, t.number),
    uniqueIndex('membership_periods_of_order').on(t.orderId),
    oneOf('membership_periods_state', t.state, PERIOD_STATES),
    check('membership_periods_number', sql`${t.number} > 0`),
    check('membership_periods_ends', sql`${t.endsAt} > ${t.startsAt}`),
    check('membership_periods_paid', sql`${t.state} not in ('open', 'paid', 'unpaid') or ${t.orderId} is not null`),
  ],
)

/** That a membership goes on as another plan at once, for what an order costs; done once that is paid, and the period is still the one it was counted from. */
export const planChanges = schoolTable(
  'plan_changes',
  {
    membershipId: belongsTo(() => memberships.id),
    orderId: holds(() => orders.id),
    variantId: holds(() => variants.id),
    amount: integer().notNull(),
    months: integer().$type<PlanMonths>().notNull(),
    /** the period whose rest is counted towards it */
    replacesNumber: integer().notNull(),
    createdAt: createdAt(),
    doneAt: moment(),
  },
  (t) => [
    uniqueIndex('plan_changes_of_order').on(t.orderId),
    index('plan_changes_by_membership').on(t.membershipId, t.createdAt.desc()),
    index('plan_changes_by_variant').on(t.variantId),
    check('plan_changes_months', sql`${t.months} in (${sql.raw(PERIOD_MONTHS.join(', '))})`),
    check('plan_changes_amount', sql`${t.amount} > 0`),
  ],
)

/** Why somebody left, once for a membership. */
export const cancelSurveys = schoolTable(
  'cancel_surveys',
  {
    membershipId: belongsTo(() => memberships.id),
    reason: text({ enum: CANCEL_REASONS }).notNull(),
    otherReason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cancel_surveys_once').on(t.membershipId),
    index('cancel_surveys_by_time').on(t.schoolId, t.createdAt),
    oneOf('cancel_surveys_reason', t.reason, CANCEL_REASONS),
    check('cancel_surveys_other', sql`length(${t.otherReason}) <= ${sql.raw(String(OTHER_REASON_MAX))}`),
  ],
)

/** How a school goes about memberships; one that said nothing has no row. */
export const subscriptionSettings = pgTable(
  'subscription_settings',
  {
    schoolId: schoolId().primaryKey(),
    /** days that what was refused stays open */
    graceDays: integer().notNull().default(GRACE_DAYS),
  },
  (t) => [
    check('subscription_settings_grace', sql`${t.graceDays} between 0 and ${sql.raw(String(GRACE_DAYS_MAX))}`),
    onlyOwnSchool(),
  ],
)

export type Membership = typeof memberships.$inferSelect
export type MembershipPeriod = typeof membershipPeriods.$inferSelect
