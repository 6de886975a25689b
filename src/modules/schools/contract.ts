import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id, SchoolCurrency, Time, TimeZone } from '#platform/contract/shapes.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { SELLER_COUNTRIES, SELLER_TYPES } from './seller/vocabulary.ts'
import { FONT_PAIRS, LEGAL_TEXTS, TEMPLATES } from './vocabulary.ts'

export const Logos = z.array(
  z.object({ src: z.string(), width: z.int(), height: z.int(), scheme: z.enum(['any', 'light', 'dark']) }),
)

/** What everyone may know of a school. */
export const School = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  currency: SchoolCurrency,
  time_zone: TimeZone,
  overlay_color: z.string(),
  template: z.enum(TEMPLATES),
  /** what it is set in; null: as the template is */
  fonts: z.enum(FONT_PAIRS).nullable(),
  tagline: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  contact_email: z.string(),
  author_name: z.string(),
  author_bio: z.string(),
  /** the address of a picture */
  author_avatar: z.string().nullable(),
  is_login_enabled: z.boolean(),
  is_registration_enabled: z.boolean(),
  are_students_admitted: z.boolean(),
  /** it waits for the platform's leave: until then it lets nobody in and sells nothing */
  is_held: z.boolean(),
  /** whether anything can be bought: it is open to students, their login is on, and no day is said on which it closes */
  is_selling: z.boolean(),
  /** the day it closes or closed; nothing is sold any more. Null of one that goes on */
  closes_on: z.iso.date().nullable(),
  is_closed: z.boolean(),
  /** how long after buying a student may ask for their money back; 0 is not at all */
  refund_request_days: z.int(),
  /** in the head in the place of its name: one for each scheme, or one for any; CSS pixels */
  logos: Logos,
  /** where its icon is, in several sizes */
  icon: z.string(),
  /** which of them it has published */
  legal_texts: z.array(z.enum(LEGAL_TEXTS)),
})
export type School = z.output<typeof School>

export const getSchool = endpoint('GET /json/school', {
  summary: 'The school of this host',
  access: 'anyone',
  answer: School,
})

export const setTimeZone = endpoint('PUT /home/settings/time-zone', {
  summary: 'By which clocks the days of the school begin and its times are shown',
  access: 'admin',
  right: 'change-settings',
  body: z.object({ time_zone: TimeZone }),
  answer: Done,
})

/** Who is behind the school: a person or a company, and where they are found. */
export const SellerDetails = z.object({
  type: z.enum(SELLER_TYPES),
  name: z.string(),
  /** street and number; of one that was said before 2026-12 all of it */
  address: z.string(),
  city: z.string(),
  postal_code: z.string(),
  state: z.string(),
  /** two letters; its public holidays are no working days. Empty: the one whose clocks the school goes by */
  country: z.union([z.enum(SELLER_COUNTRIES), z.literal('')]),
  tax_id: z.string(),
  is_vat_exempt: z.boolean(),
  phone: z.string(),
})
export type SellerDetails = z.output<typeof SellerDetails>

/** The same for buyers, with where to write; `details` are null until the school has said them. */
export const Seller = z.object({
  details: SellerDetails.nullable(),
  /** where they are found, line by line, the country by its name */
  place: z.array(z.string()),
  email: z.string(),
})
export type Seller = z.output<typeof Seller>

export const getSeller = endpoint('GET /json/school/seller', {
  summary: 'Who sells here, for whoever is about to buy',
  access: 'anyone',
  answer: Seller,
})

export const REFUND_REQUEST_DAYS_MAX = 365

export const setRefundRequestDays = endpoint('PUT /home/settings/refund-requests', {
  summary: 'How many days after buying students may ask for their money back; 0 is not at all',
  access: 'admin',
  right: 'change-settings',
  body: z.object({ refund_request_days: z.int().min(0).max(REFUND_REQUEST_DAYS_MAX) }),
  answer: Done,
})

const Which = z.object({ which: z.enum(LEGAL_TEXTS) })

/** One version as it was published. */
export const LegalText = z.object({ html: z.string(), version: z.int(), published_at: Time })
export type LegalText = z.output<typeof LegalText>

export const getLegalText = endpoint('GET /json/school/legal/:which', {
  summary: 'Terms or privacy policy of the school: as they are now, or a version that was agreed to',
  access: 'anyone',
  params: Which,
  query: z.object({ version: z.coerce.number().int().min(1).max(1_000_000).optional() }),
  answer: LegalText,
})

export const getLegalTexts = endpoint('GET /json/home/settings/legal', {
  summary: 'The terms and the privacy policy as they are now, to be changed; null where there is none yet',
  access: 'admin',
  right: 'change-settings',
  answer: z.object({ terms: LegalText.nullable(), privacy: LegalText.nullable() }),
})

export const LEGAL_TEXT_MAX = 200_000

export const publishLegalText = endpoint('PUT /home/settings/legal/:which', {
  summary: 'Publish the next version of the terms or the privacy policy; the ones before it stay readable',
  access: 'admin',
  right: 'change-settings',
  refuses: [409],
  params: Which,
  body: z.object({
    html: someLines().max(LEGAL_TEXT_MAX),
    /** the version that was changed; 0 for the first one */
    version: z.int().min(0),
  }),
  answer: LegalText,
})
