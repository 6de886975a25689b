import { KINDS, type ProductKind } from './kinds/vocabulary.ts'

export type { ProductKind } from './kinds/vocabulary.ts'
/** Of what kinds there are, in the order of their records. */
export const PRODUCT_KINDS = Object.keys(KINDS) as [ProductKind, ...ProductKind[]]
export const BUNDLE_PARTS_MIN = 2
export const BUNDLE_PARTS_MAX = 30
/** How lists of the panel can be sorted; the first is the usual way. */
export const PRODUCT_SORTS = ['-created', 'created', 'title', '-title'] as const

export const PRODUCT_STATUSES = ['draft', 'published'] as const
/** The payment model of what is paid by periods. */
export const BY_PERIODS = 'membership'
export const PAYMENT_MODELS = ['one_time', BY_PERIODS] as const
/** Days of the lengths that name a period (commerce §3); months are counted so that nobody gets less. */
export const DAYS_OF_LENGTH = { forever: 0, monthly: 31, quarterly: 92, half_yearly: 184, yearly: 366 } as const
/** Whether a product can be bought, and why not. */
export const SALE_STATES = ['open', 'not_yet', 'over', 'sold_out', 'closed'] as const
export type SaleState = (typeof SALE_STATES)[number]
export const STOCK_MAX = 1_000_000
/** How many prices a product may be sold at (commerce §9). */
export const VARIANTS_MAX = 3
/** How many seats one order may be for, and how many prices there are for more of them. */
export const SEATS_MAX = 500
export const SEAT_PRICES_MAX = 5
export const VARIANT_NAME_MAX = 70
export const INFINITE_PACKAGES = -1
export const TITLE_MAX = 150
export const DESCRIPTION_MAX = 50_000
export const CATEGORY_MAX = 70
export const SEO_TITLE_MAX = 70
export const SEO_DESCRIPTION_MAX = 150
/** Of what a product promises: lines of one kind, and questions, with the characters of each. */
export const PITCH_LINES_MAX = 20
export const PITCH_LINE_MAX = 200
export const PITCH_QUESTIONS_MAX = 30
export const PITCH_QUESTION_MAX = 200
export const PITCH_ANSWER_MAX = 2000
export const VAT_RATE_MAX = 100
export const EXEMPTION_REASON_MAX = 150
/** Days a reduction looks back for its reference price (Directive 98/6/EC, art. 6a). */
export const REFERENCE_DAYS = 30
/** The largest price, in minor units: what one card payment can be. */
export const PRICE_MAX = 99_999_999
/** How long an evergreen offer may last for one visitor: five minutes to thirty days. */
export const EVERGREEN_SECONDS_MIN = 300
export const EVERGREEN_SECONDS_MAX = 2_592_000
/** products whose offers are asked for together */
export const SEEN_AT_ONCE = 50

/**
 * What there is only so much of, in all or for one buyer (share), and a purchase claims; in the order in which everybody locks it. A
 * place at an event is claimed while it is paid for; then it is its ticket's. A slot is claimed by the id of its booking. What was paid for a line (owned)
 * is claimed by whatever better variant it counts towards, in minor units.
 */
export const SCARCE_RESOURCES = ['code', 'stock', 'place', 'share', 'package', 'slot', 'owned'] as const
export type ScarceResource = (typeof SCARCE_RESOURCES)[number]
