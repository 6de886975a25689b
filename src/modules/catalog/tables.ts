import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, holds, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { fallingByName } from '#platform/db/sorted.ts'
import { images } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { DIFFICULTIES } from './editor/vocabulary.ts'
import { PERIOD_MONTHS, type PlanMonths, TRIAL_DAYS_MAX } from './plans/vocabulary.ts'
import {
  BUNDLE_PARTS_MAX,
  BY_PERIODS,
  EVERGREEN_SECONDS_MAX,
  EVERGREEN_SECONDS_MIN,
  PAYMENT_MODELS,
  PRODUCT_KINDS,
  PRODUCT_STATUSES,
  VARIANTS_MAX,
  VAT_RATE_MAX,
} from './vocabulary.ts'

export const categories = schoolTable(
  'categories',
  {
    name: text().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('categories_name').on(t.schoolId, sql`lower(${t.name})`)],
)

/** Anything with a price. */
export const products = schoolTable(
  'products',
  {
    kind: text({ enum: PRODUCT_KINDS }).notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    /** sanitised html */
    description: text().notNull().default(''),
    authorId: pointsTo(() => people.id),
    coverId: pointsTo(() => images.id),
    /** where a wide cover would be small: beside words */
    squareId: pointsTo(() => images.id),
    categoryId: pointsTo(() => categories.id),
    difficulty: text({ enum: DIFFICULTIES }).notNull().default('beginner'),
    status: text({ enum: PRODUCT_STATUSES }).notNull().default('draft'),
    isFree: boolean().notNull().default(false),
    isHidden: boolean().notNull().default(false),
    isEnrollmentEnabled: boolean().notNull().default(true),
    /** null: for as many as want it */
    stockLimit: integer(),
    /** how many claims on it are held or kept, of a live event how many are held and how many tickets there are; counted by the database alone (`count_stock`, `count_held_places`, `count_tickets`) */
    stockSold: integer().notNull().default(0),
    /** of all that one buyer buys; null: as many as they like */
    quantityPerStudent: integer(),
    saleStartsAt: moment(),
    saleEndsAt: moment(),
    /** of a live event: when the first of its dates begins and the last of them ends; null until it has any */
    takesPlaceFrom: moment(),
    takesPlaceUntil: moment(),
    /** percent; null with an exemption reason */
    vatRate: integer().default(23),
    vatExemptionReason: text(),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    /** folded by the database: no case, no diacritics; what search looks through */
    searchText: text().notNull().default(''),
    /** title and author's name, folded and kept by triggers: what search forgives typos in */
    searchName: text().notNull().default(''),
    publishedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('products_slug').on(t.schoolId, t.slug),
    index('products_by_time').on(t.schoolId, t.status, t.createdAt, t.id),
    index('products_newest').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('products_by_title').on(t.schoolId, fallingByName(t.title), t.id.desc()),
    index('products_by_author').on(t.authorId),
    index('products_by_cover').on(t.coverId),
    index('products_by_square').on(t.squareId),
    index('products_by_category').on(t.categoryId),
    oneOf('products_kind', t.kind, PRODUCT_KINDS),
    oneOf('products_status', t.status, PRODUCT_STATUSES),
    oneOf('products_difficulty', t.difficulty, DIFFICULTIES),
    index('products_sale_starting')
      .on(t.saleStartsAt)
      .where(sql`sale_starts_at is not null`),
    index('products_sale_ending')
      .on(t.saleEndsAt)
      .where(sql`sale_ends_at is not null`),
    index('products_taking_place')
      .on(t.takesPlaceUntil)
      .where(sql`takes_place_until is not null`),
    check('products_stock', sql`${t.stockLimit} is null or ${t.stockSold} <= ${t.stockLimit}`),
    check('products_quantity_per_student', sql`${t.quantityPerStudent} > 0`),
    check('products_vat', sql`(${t.vatRate} is null) = (${t.vatExemptionReason} is not null)`),
    check('products_vat_rate', sql`${t.vatRate} between 0 and ${sql.raw(String(VAT_RATE_MAX))}`),
    check('products_sale', sql`${t.saleEndsAt} > ${t.saleStartsAt}`),
    check('products_takes_place', sql`(${t.takesPlaceFrom} is null) = (${t.takesPlaceUntil} is null)`),
    check('products_takes_place_kind', sql`${t.takesPlaceFrom} is null or ${t.kind} = 'live_event'`),
    check('products_title', sql`length(trim(${t.title})) > 0`),
  ],
)

/** What a product promises besides its description; one of which nothing was said has no row. */
export const productPitches = pgTable(
  'product_pitches',
  {
    schoolId: schoolId(),
    productId: belongsTo(() => products.id).primaryKey(),
    /** what its buyers will be able to do */
    outcomes: text().array().notNull(),
    /** whom it is for */
    audience: text().array().notNull(),
    questions: jsonb().$type<{ question: string; answer: string }[]>().notNull(),
  },
  () => [onlyOwnSchool()],
)

/** What a bundle is made of, in the order of its page. A bundle holds no bundle: the database refuses it (`refuse_nested_bundle`). */
export const inclusions = schoolTable(
  'inclusions',
  {
    bundleId: belongsTo(() => products.id),
    productId: holds(() => products.id),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('inclusions_once').on(t.bundleId, t.productId),
    index('inclusions_by_product').on(t.productId),
    check('inclusions_position', sql`${t.position} between 1 and ${sql.raw(String(BUNDLE_PARTS_MAX))}`),
  ],
)

/** What a membership opens: everything of the school, a category or a product, each a row of its own. Read whenever access is asked for. */
export const openings = schoolTable(
  'openings',
  {
    membershipId: belongsTo(() => products.id),
    everything: boolean().notNull().default(false),
    categoryId: uuid().references(() => categories.id, { onDelete: 'cascade' }),
    productId: uuid().references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('openings_once').on(t.membershipId, t.everything, t.categoryId, t.productId).nullsNotDistinct(),
    index('openings_by_product')
      .on(t.productId)
      .where(sql`product_id is not null`),
    index('openings_by_category')
      .on(t.categoryId)
      .where(sql`category_id is not null`),
    index('openings_wide')
      .on(t.schoolId)
      .where(sql`product_id is null`),
    check(
      'openings_of_one',
      sql`${t.everything}::int + (${t.categoryId} is not null)::int + (${t.productId} is not null)::int = 1`,
    ),
  ],
)

/** What each seat costs to whoever buys so many, or more. */
export interface SeatPrice {
  from: number
  /** minor units, gross, of one seat */
  amount: number
}

/** One of at most three prices of a product. */
export const variants = schoolTable(
  'variants',
  {
    productId: belongsTo(() => products.id),
    /** among those that are sold; null once it is sold no more, and kept for those who bought it */
    position: integer(),
    /** what buyers choose it by; empty where there is nothing to choose from */
    name: text().notNull().default(''),
    /** minor units, gross; only suggested where the buyer chooses */
    amount: integer().notNull(),
    /** null: the price is set; otherwise what the buyer may choose from on */
    minimumAmount: integer(),
    currency: text().notNull(),
    paymentModel: text({ enum: PAYMENT_MODELS }).notNull().default('one_time'),
    /** months; -1 lifetime; null for one-time payments */
    periodMonths: integer().$type<PlanMonths>(),
    /** before the first charge; 0 of what is paid once */
    trialDays: integer().notNull().default(0),
    /** whether a trial begins with the card that is charged after it */
    trialNeedsCard: boolean().notNull().default(true),
    /** 0 is unlimited */
    accessDays: integer().notNull().default(0),
    /** access ends on this moment whatever the day of purchase */
    accessUntil: moment(),
    /** whether it opens all of its product; otherwise what the product’s module says */
    includesAll: boolean().notNull().default(true),
    /** null: sold one at a time; otherwise several seats at once, and cheaper from so many on, in rising order */
    seatPrices: jsonb().$type<SeatPrice[]>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('variants_position').on(t.productId, t.position),
    uniqueIndex('variants_name')
      .on(t.productId, sql`lower(${t.name})`)
      .where(sql`position is not null`),
    index('variants_access_ending')
      .on(t.accessUntil)
      .where(sql`access_until is not null`),
    check('variants_at_most_three', sql`${t.position} between 1 and ${sql.raw(String(VARIANTS_MAX))}`),
    check('variants_amount', sql`${t.amount} >= 0`),
    check('variants_minimum', sql`${t.minimumAmount} between 0 and ${t.amount}`),
    check('variants_chosen', sql`${t.minimumAmount} is null or (${t.amount} > 0 and ${t.seatPrices} is null)`),
    check(
      'variants_period',
      sql`(${t.paymentModel} = ${sql.raw(`'${BY_PERIODS}'`)}) = (${t.periodMonths} is not null)`,
    ),
    check('variants_period_months', sql`${t.periodMonths} in (${sql.raw(PERIOD_MONTHS.join(', '))})`),
    check('variants_trial', sql`${t.trialDays} between 0 and ${sql.raw(String(TRIAL_DAYS_MAX))}`),
    check(
      'variants_plan',
      sql`${t.paymentModel} = 'one_time' or (${t.accessDays} = 0 and ${t.accessUntil} is null and ${t.seatPrices} is null)`,
    ),
    check('variants_trial_of_plan', sql`${t.trialDays} = 0 or ${t.periodMonths} > 0`),
    check('variants_seat_prices', sql`jsonb_typeof(${t.seatPrices}) = 'array'`),
    oneOf('variants_payment_model', t.paymentModel, PAYMENT_MODELS),
  ],
)

/**
 * Every price a variant was offered at, public promotions included, and since when: what the lowest price is computed from. The next
 * row of the variant ends one. The database adds rows and changes none (`refuse_rewriting`), and one that is deleted leaves its own.
 */
export const priceHistory = schoolTable(
  'price_history',
  {
    /** no key: what it cost stays known once it is deleted */
    variantId: uuid().notNull(),
    /** which of the variant’s rows it is, without gaps */
    number: integer().notNull(),
    /** null: nobody is offered it any more, or not at a price that is set */
    amount: integer(),
    /** that of the variant then: what it cost in another one says nothing of its price now */
    currency: text().notNull(),
    appliedFrom: moment().notNull(),
  },
  (t) => [uniqueIndex('price_history_in_order').on(t.variantId, t.number)],
)

/** An announced reduction. Ends by date or when its packages are sold; reopening is a new promotion. */
export const promotions = schoolTable(
  'promotions',
  {
    variantId: belongsTo(() => variants.id),
    amount: integer().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment(),
    /** -1 is infinite */
    packagesLimit: integer().notNull().default(-1),
    /** how many claims on it are held or kept; counted by the database alone (`count_packages`) */
    packagesSold: integer().notNull().default(0),
    /** lowest price of the 30 days before the start, frozen then (Directive 98/6/EC, art. 6a) */
    referenceAmount: integer().notNull(),
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('promotions_open')
      .on(t.variantId)
      .where(sql`ended_at is null`),
    index('promotions_ending')
      .on(t.schoolId, t.endsAt, t.id)
      .where(sql`ended_at is null`),
    check('promotions_dates', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
    check('promotions_packages', sql`${t.packagesLimit} = -1 or ${t.packagesSold} <= ${t.packagesLimit}`),
  ],
)

/** A reduction with a clock of its own for each visitor (engagement §4): how long it lasts from when they first saw it. */
export const evergreenOffers = schoolTable(
  'evergreen_offers',
  {
    variantId: belongsTo(() => variants.id),
    amount: integer().notNull(),
    durationSeconds: integer().notNull(),
    /** lowest price of the 30 days before the offer began, frozen then (Directive 98/6/EC, art. 6a) */
    referenceAmount: integer().notNull(),
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('evergreen_offers_open')
      .on(t.variantId)
      .where(sql`ended_at is null`),
    check('evergreen_offers_amount', sql`${t.amount} >= 0`),
    check(
      'evergreen_offers_duration',
      sql`${t.durationSeconds} between ${sql.raw(`${EVERGREEN_SECONDS_MIN} and ${EVERGREEN_SECONDS_MAX}`)}`,
    ),
  ],
)

/** When a browser, and once signed in a person, first saw an offer: the earliest one counts. */
export const evergreenStarts = schoolTable(
  'evergreen_starts',
  {
    offerId: belongsTo(() => evergreenOffers.id),
    personId: uuid().references(() => people.id, { onDelete: 'cascade' }),
    /** digest of the browser's own cookie */
    browser: text(),
    startedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('evergreen_starts_by_person')
      .on(t.offerId, t.personId)
      .where(sql`person_id is not null`),
    uniqueIndex('evergreen_starts_by_browser')
      .on(t.offerId, t.browser)
      .where(sql`browser is not null`),
    index('evergreen_starts_of_person').on(t.personId),
    check('evergreen_starts_whose', sql`(${t.personId} is null) <> (${t.browser} is null)`),
  ],
)
