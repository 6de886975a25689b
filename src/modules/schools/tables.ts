import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, moment, oneOf, onlyOwnSchool } from '#platform/db/columns.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '#platform/money.ts'
import { DEFAULT_TIME_ZONE } from '#platform/time/time-zone.ts'
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from './profile/vocabulary.ts'
import { menuChecks, menuColumns } from './look/menus/columns.ts'
import { SELLER_TYPES, type SELLER_COUNTRIES } from './seller/vocabulary.ts'
import { DOMAIN_STATUSES, FONT_PAIRS, LEGAL_TEXTS, TEMPLATES } from './vocabulary.ts'

/** Whoever a school is run by, as the law wants buyers to know them (Directive 2011/83/EU, art. 6). */
export interface SellerDetails {
  type: (typeof SELLER_TYPES)[number]
  name: string
  /** street and number; of one that was said before the rest was asked for, all of it */
  address: string
  city: string
  postal_code: string
  state: string
  /** two letters; empty where it was not said */
  country: (typeof SELLER_COUNTRIES)[number] | ''
  tax_id: string
  is_vat_exempt: boolean
  phone: string
}

/** The same as an order keeps it, with where its buyers write to. Orders from before it was asked for in full have less. */
export type KeptSeller = Pick<SellerDetails, 'name' | 'address' | 'tax_id' | 'phone'> &
  Partial<SellerDetails> & { email: string }

export const schools = pgTable(
  'schools',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** of all that it sells: its prices follow in one unit of work (`sell_in_school_currency`) */
    currency: text({ enum: CURRENCIES }).notNull().default(DEFAULT_CURRENCY),
    /** an IANA name */
    timeZone: text().notNull().default(DEFAULT_TIME_ZONE),
    /** `#rrggbb`; the theme corrects its contrast */
    overlayColor: text().notNull().default('#b4532a'),
    template: text({ enum: TEMPLATES }).notNull().default('quarto'),
    /** null: those of the template */
    fonts: text({ enum: FONT_PAIRS }),
    ...menuColumns(),
    tagline: text().notNull().default(''),
    /** in search results; empty: name and tagline */
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    contactEmail: text().notNull(),
    authorName: text().notNull().default(''),
    authorBio: text().notNull().default(''),
    /** counts the changes of what it says of itself, so that of two who change it at once one is told */
    profileVersion: integer().notNull().default(1),
    /** counts the looks that were published */
    lookVersion: integer().notNull().default(1),
    /** who its buyers make their contracts with; null until it is said */
    seller: jsonb().$type<SellerDetails>(),
    /** counts the changes of who sells */
    sellerVersion: integer().notNull().default(1),
    isLoginEnabled: boolean().notNull().default(true),
    isRegistrationEnabled: boolean().notNull().default(true),
    areStudentsAdmitted: boolean().notNull().default(true),
    approvesReviewsAutomatically: boolean().notNull().default(false),
    /** how long after buying a student may ask for their money back; 0 is not at all */
    refundRequestDays: integer().notNull().default(14),
    /** since when it waits for an operator to let it open; null for one that need not */
    heldAt: moment(),
    /** the day it closes, by its own clocks; nothing is sold once it is said */
    closesOn: date({ mode: 'string' }),
    /** when it closed: its admins still come in, nobody else */
    closedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('schools_by_time').on(t.createdAt, t.id),
    index('schools_held')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`held_at is not null`),
    index('schools_closing')
      .on(t.closesOn)
      .where(sql`closes_on is not null and closed_at is null`),
    check('schools_closed_on_a_day', sql`${t.closedAt} is null or ${t.closesOn} is not null`),
    check('schools_held_are_closed', sql`${t.heldAt} is null or not ${t.areStudentsAdmitted}`),
    oneOf('schools_language', t.language, LANGUAGES),
    oneOf('schools_currency', t.currency, CURRENCIES),
    oneOf('schools_template', t.template, TEMPLATES),
    oneOf('schools_fonts', t.fonts, FONT_PAIRS),
    ...menuChecks('schools', t),
    check('schools_name', sql`length(trim(${t.name})) > 0`),
    check('schools_overlay_color', sql`${t.overlayColor} ~ '^#[0-9a-f]{6}$'`),
    check('schools_seo_title', sql`length(${t.seoTitle}) <= ${sql.raw(String(SEO_TITLE_MAX))}`),
    check('schools_seo_description', sql`length(${t.seoDescription}) <= ${sql.raw(String(SEO_DESCRIPTION_MAX))}`),
    // A value that is missing makes nothing of this true.
    check(
      'schools_seller',
      sql`${t.seller} is null or (
        ${t.seller}->>'type' in (${sql.raw(SELLER_TYPES.map((type) => `'${type}'`).join(', '))})
        and length(trim(${t.seller}->>'name')) > 0 and length(trim(${t.seller}->>'address')) > 0
        and (${t.seller}->>'city' = '') = (${t.seller}->>'postal_code' = '')
        and (${t.seller}->>'country' <> 'PL' or ${t.seller}->>'postal_code' ~ '^([0-9]{2}-[0-9]{3})?$')
        and ${t.seller}->>'country' ~ '^([A-Z]{2})?$' and ${t.seller} ?& array['state', 'tax_id', 'phone']
        and jsonb_typeof(${t.seller}->'is_vat_exempt') = 'boolean'
      ) is true`,
    ),
    check('schools_refund_request_days', sql`${t.refundRequestDays} between 0 and 365`),
    check('schools_time_zone', sql`${t.timeZone} ~ '^[A-Za-z]'`),
    onlyOwnSchool('id'),
  ],
)

/** The school a row belongs to: filled in by the unit of work, never by hand. */
export const schoolId = () => belongsTo(() => schools.id).default(sql`current_setting('app.school_id')::uuid`)

/** Terms and privacy policy, each version as it was published: added to, never changed: the application may not. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: id(),
    schoolId: schoolId(),
    which: text({ enum: LEGAL_TEXTS }).notNull(),
    /** counted from 1 */
    version: integer().notNull(),
    /** sanitised */
    html: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('legal_texts_version').on(t.schoolId, t.which, t.version),
    oneOf('legal_texts_which', t.which, LEGAL_TEXTS),
    check('legal_texts_version_counts', sql`${t.version} > 0`),
    check('legal_texts_html', sql`${t.html} <> ''`),
    onlyOwnSchool(),
  ],
)

/** Custom hosts of a school; one is used once its CNAME was seen. */
export const domains = pgTable(
  'domains',
  {
    id: id(),
    schoolId: schoolId(),
    host: text().notNull(),
    status: text({ enum: DOMAIN_STATUSES }).notNull().default('in_progress'),
    createdAt: createdAt(),
    verifiedAt: moment(),
  },
  (t) => [uniqueIndex('domains_host').on(t.host), oneOf('domains_status', t.status, DOMAIN_STATUSES), onlyOwnSchool()],
)
