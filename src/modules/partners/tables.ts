import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { codes } from '#modules/offers/codes/tables.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { asciiDomain, belongsTo, createdAt, holds, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { fallingByName } from '#platform/db/sorted.ts'
import { COMMISSION_KINDS, RENEWAL_MONTHS_MAX, WINDOW_DAYS, WINDOW_DAYS_MAX } from './vocabulary.ts'

/** Who sends buyers to a school by links with a code of their own, and what they get for it. */
export const partners = schoolTable(
  'partners',
  {
    name: text().notNull(),
    email: text().notNull(),
    code: text().notNull(),
    commissionKind: text({ enum: COMMISSION_KINDS }).notNull(),
    /** whole percent, or minor units of the currency */
    commissionValue: integer().notNull(),
    currency: text().notNull(),
    /** false: they earn by the products beside it only */
    isForAllProducts: boolean().notNull().default(true),
    /** for so long after a click an order is theirs */
    windowDays: integer().notNull().default(WINDOW_DAYS),
    /** they earn by further periods for so many months after the first payment; 0: by the first payment alone */
    renewalMonths: integer().notNull().default(0),
    /** what their links take off for buyers as well */
    promoCodeId: pointsTo(() => codes.id),
    endedAt: moment(),
    /** of the address of their own page, which was shown once */
    pageDigest: text(),
    pageMadeAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('partners_code').on(t.schoolId, sql`lower(${t.code})`),
    uniqueIndex('partners_page').on(t.pageDigest),
    index('partners_newest').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('partners_by_name').on(t.schoolId, fallingByName(t.name), t.id.desc()),
    index('partners_by_promo_code').on(t.promoCodeId),
    oneOf('partners_commission_kind', t.commissionKind, COMMISSION_KINDS),
    check(
      'partners_commission',
      sql`${t.commissionValue} > 0 and (${t.commissionKind} = 'amount' or ${t.commissionValue} <= 100)`,
    ),
    check('partners_window', sql`${t.windowDays} between 1 and ${sql.raw(String(WINDOW_DAYS_MAX))}`),
    check('partners_renewals', sql`${t.renewalMonths} between 0 and ${sql.raw(String(RENEWAL_MONTHS_MAX))}`),
    check('partners_page_made', sql`(${t.pageDigest} is null) = (${t.pageMadeAt} is null)`),
    asciiDomain('partners_email', t.email),
  ],
)

/** By what a partner earns, where that is not simply everything: each product by the partner's rule, or by one of its own. */
export const partnerProducts = pgTable(
  'partner_products',
  {
    schoolId: schoolId(),
    partnerId: belongsTo(() => partners.id),
    productId: belongsTo(() => products.id),
    commissionKind: text({ enum: COMMISSION_KINDS }),
    commissionValue: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.productId] }),
    index('partner_products_by_product').on(t.productId),
    oneOf('partner_products_commission_kind', t.commissionKind, COMMISSION_KINDS),
    check(
      'partner_products_commission',
      sql`(${t.commissionKind} is null) = (${t.commissionValue} is null)
        and ${t.commissionValue} > 0 and (${t.commissionKind} = 'amount' or ${t.commissionValue} <= 100)`,
    ),
    onlyOwnSchool(),
  ],
)

/** How often pages were opened by a partner's links on one day of the school. Nothing says by whom. */
export const partnerClicks = pgTable(
  'partner_clicks',
  {
    schoolId: schoolId(),
    partnerId: belongsTo(() => partners.id),
    /** null: a page of no product, such as the home page */
    productId: uuid().references(() => products.id, { onDelete: 'cascade' }),
    on: date({ mode: 'string' }).notNull(),
    clicks: integer().notNull().default(0),
  },
  (t) => [
    unique('partner_clicks_day').on(t.partnerId, t.on, t.productId).nullsNotDistinct(),
    index('partner_clicks_by_product').on(t.productId, t.on),
    index('partner_clicks_by_day').on(t.schoolId, t.on),
    check('partner_clicks_count', sql`${t.clicks} >= 0`),
    onlyOwnSchool(),
  ],
)

/** Whose link an order came by: of one partner at most. */
export const attributions = pgTable(
  'attributions',
  {
    orderId: belongsTo(() => orders.id).primaryKey(),
    schoolId: schoolId(),
    partnerId: holds(() => partners.id),
    clickedAt: moment().notNull(),
    createdAt: createdAt(),
    /** when the order was paid; null while it is not, and of one that never is */
    paidAt: moment(),
  },
  (t) => [
    index('attributions_by_partner').on(t.partnerId, t.paidAt),
    index('attributions_by_time').on(t.schoolId, t.paidAt),
    onlyOwnSchool(),
  ],
)

/** What a partner earns by a line of an order: the rule and the amount as they were when it was sold, and what of it is theirs now. */
export const commissions = pgTable(
  'commissions',
  {
    lineId: belongsTo(() => orderLines.id).primaryKey(),
    schoolId: schoolId(),
    orderId: belongsTo(() => attributions.orderId),
    productId: holds(() => products.id),
    kind: text({ enum: COMMISSION_KINDS }).notNull(),
    value: integer().notNull(),
    currency: text().notNull(),
    /** what the line costs its buyer, gross */
    price: integer().notNull(),
    /** what it earns once it is paid */
    amount: integer().notNull(),
    /** of the price, what went back */
    returned: integer().notNull().default(0),
    /** nothing before the order is paid; less by what went back since */
    earned: integer().notNull().default(0),
  },
  (t) => [
    index('commissions_by_order').on(t.orderId),
    index('commissions_by_product').on(t.productId),
    oneOf('commissions_kind', t.kind, COMMISSION_KINDS),
    check('commissions_value', sql`${t.value} > 0 and (${t.kind} = 'amount' or ${t.value} <= 100)`),
    check('commissions_amount', sql`${t.price} > 0 and ${t.amount} between 0 and ${t.price}`),
    check('commissions_returned', sql`${t.returned} between 0 and ${t.price}`),
    check('commissions_earned', sql`${t.earned} between 0 and ${t.amount}`),
    onlyOwnSchool(),
  ],
)

/** What a partner has earned and was paid, in each currency: counted by the database alone (`count_commission`, `count_payout`). */
export const partnerBalances = pgTable(
  'partner_balances',
  {
    schoolId: schoolId(),
    partnerId: belongsTo(() => partners.id),
    currency: text().notNull(),
    earned: bigint({ mode: 'number' }).notNull().default(0),
    paid: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.currency] }),
    check('partner_balances_earned', sql`${t.earned} >= 0`),
    check('partner_balances_paid', sql`${t.paid} >= 0`),
    onlyOwnSchool(),
  ],
)

/** What the school paid to a partner, as an admin put it down. None is ever more than was owed (`count_payout`). */
export const payouts = schoolTable(
  'payouts',
  {
    partnerId: holds(() => partners.id),
    /** made by the form, so that a second press is the same payout */
    key: uuid().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    paidOn: date({ mode: 'string' }).notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payouts_key').on(t.schoolId, t.key),
    index('payouts_newest').on(t.partnerId, t.createdAt.desc(), t.id.desc()),
    index('payouts_by_day').on(t.schoolId, t.paidOn),
    check('payouts_amount', sql`${t.amount} > 0`),
  ],
)

export type Partner = typeof partners.$inferSelect
export type PartnerProduct = typeof partnerProducts.$inferSelect
export type Payout = typeof payouts.$inferSelect
