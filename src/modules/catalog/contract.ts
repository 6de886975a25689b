import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, GivenTime, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { Picture } from '#modules/media/contract.ts'
import { ACCESS_LENGTHS, DIFFICULTIES } from './editor/vocabulary.ts'
import { Pitch } from './pitch/vocabulary.ts'
import { PERIOD_MONTHS, TRIAL_DAYS_MAX } from './plans/vocabulary.ts'
import { PromotionPlan } from './promotions/vocabulary.ts'
import * as vocabulary from './vocabulary.ts'

export const Category = z.object({ id: Id, name: z.string() })
export type Category = z.output<typeof Category>

/** A reduction with a clock of its own for each visitor. */
const Evergreen = z.object({ id: Id, amount: Amount, duration_seconds: z.int(), reference_amount: Amount })

/** The same in a list. For whom it runs is told by `seeEvergreenOffers`. */
export const CardEvergreen = z.object({ id: Id, amount: Amount, standard_amount: Amount, reference_amount: Amount })
export type CardEvergreen = z.output<typeof CardEvergreen>

/** What each seat costs from so many on, of one order. */
export const SeatPrice = z.object({ from: z.int(), amount: Amount })
export type SeatPrice = z.output<typeof SeatPrice>

/** What a variant costs now; `standard_amount` differs from `amount` only while a promotion runs. */
export const OfferVariant = z.object({
  id: Id,
  name: z.string(),
  /** the least there is to pay */
  amount: Amount,
  /** null: the price is set; otherwise the buyer chooses from `amount` on, and may choose this */
  suggested_amount: Amount.nullable(),
  standard_amount: Amount,
  currency: Currency,
  promotion: z
    .object({ id: Id, amount: Amount, ends_at: Time.nullable(), packages_left: z.int().nullable() })
    .nullable(),
  /** the lowest price of the 30 days before the reduction, frozen when it began; null without one */
  reference_amount: Amount.nullable(),
  /** `ends_at` where it is told to the one it runs for, who then pays its amount; null on pages that are everyone's */
  evergreen: Evergreen.extend({ ends_at: Time.nullable() }).nullable(),
  access_days: z.int(),
  access_until: Time.nullable(),
  /** whether it opens all of the product */
  includes_all: z.boolean(),
  /** null where it is sold one at a time; otherwise how many one order may be for, and what makes more of them cheaper */
  seats: z
    .object({
      max: z.int(),
      prices: z.array(SeatPrice),
      /** whether the buyer has a ticket for each; otherwise they are handed out */
      are_tickets: z.boolean(),
    })
    .nullable(),
  payment_model: z.enum(vocabulary.PAYMENT_MODELS),
  /** of a plan: months of each period, -1 for a lifetime; null of what is paid once */
  period_months: z.int().nullable(),
  /** before the first charge */
  trial_days: z.int(),
})
export type OfferVariant = z.output<typeof OfferVariant>

/** Whether a product can be bought: `places_left` is null without a limit. */
export const Sale = z.object({
  state: z.enum(vocabulary.SALE_STATES),
  starts_at: Time.nullable(),
  ends_at: Time.nullable(),
  places_left: z.int().nullable(),
})
export type Sale = z.output<typeof Sale>

export const OfferProduct = z.object({
  id: Id,
  slug: z.string(),
  kind: z.enum(vocabulary.PRODUCT_KINDS),
  title: z.string(),
  cover: Picture.nullable(),
  is_free: z.boolean(),
  /** null where it is on sale without an end, to as many as want it */
  sale: Sale.nullable(),
  vat_rate: z.int().nullable(),
})

/** All a checkout needs to know of a product. */
export const Offer = z.object({ product: OfferProduct, variants: z.array(OfferVariant) })
export type Offer = z.output<typeof Offer>

/** A product in a list: its cheapest price now, and what it may cost whoever looks. */
export const ProductCard = z.object({
  id: Id,
  slug: z.string(),
  kind: z.enum(vocabulary.PRODUCT_KINDS),
  title: z.string(),
  cover: Picture.nullable(),
  category: z.string().nullable(),
  difficulty: z.enum(DIFFICULTIES),
  is_free: z.boolean(),
  amount: Amount,
  /** whether another variant costs more, to some of those who look at least, or the buyer may choose to pay more */
  is_from: z.boolean(),
  standard_amount: Amount,
  reference_amount: Amount.nullable(),
  currency: Currency,
  evergreens: z.array(CardEvergreen),
  /** of a live event: when the first of its dates begins */
  takes_place_from: Time.nullable(),
})
export type ProductCard = z.output<typeof ProductCard>

/** A product's own page, for everyone. */
export const ProductPage = ProductCard.extend({
  /** stands for it beside words, where it has one */
  square: Picture.nullable(),
  description_html: z.string(),
  author: z.object({ id: Id, name: z.string() }).nullable(),
  /** null where it promises nothing besides */
  pitch: Pitch.nullable(),
  seo_title: z.string(),
  seo_description: z.string(),
  status: z.enum(vocabulary.PRODUCT_STATUSES),
  /** whether it can be bought now */
  is_enrollment_enabled: z.boolean(),
  offer: Offer,
})
export type ProductPage = z.output<typeof ProductPage>

export const EditableVariant = z.object({
  id: Id,
  name: z.string(),
  amount: Amount,
  minimum_amount: Amount.nullable(),
  currency: Currency,
  access_length: z.enum(ACCESS_LENGTHS),
  access_days: z.int(),
  access_until: Time.nullable(),
  /** that day has passed: nobody can buy it any more */
  is_access_over: z.boolean(),
  payment_model: z.enum(vocabulary.PAYMENT_MODELS),
  period_months: z.int().nullable(),
  trial_days: z.int(),
  trial_needs_card: z.boolean(),
  /** null: sold one at a time */
  seat_prices: z.array(SeatPrice).nullable(),
  promotion: PromotionPlan.nullable(),
  evergreen: Evergreen.extend({ started_at: Time }).nullable(),
})
export type EditableVariant = z.output<typeof EditableVariant>

/** A product as its admin edits it. */
export const EditableProduct = z.object({
  id: Id,
  kind: z.enum(vocabulary.PRODUCT_KINDS),
  slug: z.string(),
  title: z.string(),
  description_html: z.string(),
  category: z.string().nullable(),
  difficulty: z.enum(DIFFICULTIES),
  cover: Picture.nullable(),
  square: Picture.nullable(),
  status: z.enum(vocabulary.PRODUCT_STATUSES),
  was_ever_published: z.boolean(),
  is_free: z.boolean(),
  is_hidden: z.boolean(),
  is_enrollment_enabled: z.boolean(),
  stock_limit: z.int().nullable(),
  stock_sold: z.int(),
  quantity_per_student: z.int().nullable(),
  /** percent; null: exempt, for this reason */
  vat_rate: z.int().nullable(),
  vat_exemption_reason: z.string().nullable(),
  sale_starts_at: Time.nullable(),
  sale_ends_at: Time.nullable(),
  seo_title: z.string(),
  seo_description: z.string(),
  variants: z.array(EditableVariant),
})
export type EditableProduct = z.output<typeof EditableProduct>

const Title = oneLine().min(1, 'validation.title').max(vocabulary.TITLE_MAX)

export const VariantName = oneLine().max(vocabulary.VARIANT_NAME_MAX)

const TypedAmount = z.number().int('validation.price').min(0, 'validation.price').max(vocabulary.PRICE_MAX)
/**
 * Price and length of access as they are typed (commerce §3). `access_days` and `access_until` belong to `one_time`, and are refused without a
 * length (`accessTermsOf`); with nothing of all that a product is open forever.
 */
export const PriceTerms = z.object({
  amount: TypedAmount,
  /** null or left out: the price is set; otherwise its buyer chooses from here on, and `amount` is only suggested */
  minimum_amount: TypedAmount.nullable().optional(),
  access_length: z.enum(ACCESS_LENGTHS).optional(),
  access_days: z.int().min(0).max(36_500).default(0),
  access_until: GivenTime.nullable().default(null),
  /** `membership`: paid again for each period, and open as long; left out, it stays, and a new one is paid once */
  payment_model: z.enum(vocabulary.PAYMENT_MODELS).optional(),
  /** of a plan: months of each period, -1 for a lifetime */
  period_months: z.literal(PERIOD_MONTHS).nullable().optional(),
  /** of a plan: before the first charge, 0 for none; and whether it begins with the card that is charged then */
  trial_days: z
    .int('validation.trial-days')
    .min(0, 'validation.trial-days')
    .max(TRIAL_DAYS_MAX, 'validation.trial-days')
    .optional(),
  trial_needs_card: z.boolean().optional(),
})
export type PriceTerms = z.output<typeof PriceTerms>

export const ProductDetails = z.object({
  title: Title,
  description_html: someLines().max(vocabulary.DESCRIPTION_MAX).default(''),
  /** made when the school has none of this name yet */
  category: oneLine().max(vocabulary.CATEGORY_MAX).default(''),
  difficulty: z.enum(DIFFICULTIES).default('beginner'),
})
export type ProductDetails = z.output<typeof ProductDetails>

/** What a product of any kind begins with (commerce §2). */
export const NewProduct = ProductDetails.extend(PriceTerms.shape).extend({ cover_id: Id.nullable().default(null) })
export type NewProduct = z.output<typeof NewProduct>

export const listCategories = endpoint('GET /json/categories', {
  summary: 'The categories in which there is something to see',
  access: 'anyone',
  answer: z.object({ data: z.array(Category) }),
})

export const listAllCategories = endpoint('GET /json/home/categories', {
  summary: 'The categories of the school, to choose one of',
  access: 'admin',
  right: 'see-products',
  answer: z.object({ data: z.array(Category) }),
})

export const PanelProduct = z.object({ id: Id, kind: z.enum(vocabulary.PRODUCT_KINDS), title: z.string() })
export type PanelProduct = z.output<typeof PanelProduct>

/** A product in a list of the panel. */
export const ProductRow = z.object({
  id: Id,
  kind: z.enum(vocabulary.PRODUCT_KINDS),
  slug: z.string(),
  title: z.string(),
  cover: Picture.nullable(),
  category: z.string().nullable(),
  status: z.enum(vocabulary.PRODUCT_STATUSES),
  is_hidden: z.boolean(),
  amount: Amount,
  is_from: z.boolean(),
  standard_amount: Amount,
  reference_amount: Amount.nullable(),
  currency: Currency,
  /** everyone who ever got access */
  students_count: z.int(),
  created_at: Time,
})
export type ProductRow = z.output<typeof ProductRow>

/** What lists of the panel are asked for. */
export const ProductRowsAsked = z.object({
  q: oneLine().max(150).optional(),
  status: z.enum(vocabulary.PRODUCT_STATUSES).optional(),
  sort: z.enum(vocabulary.PRODUCT_SORTS).optional(),
  cursor: Cursor,
})
export type ProductRowsAsked = z.input<typeof ProductRowsAsked>

export const listPanelProducts = endpoint('GET /json/home/products', {
  summary: 'Products to choose one of, newest first: of one kind, by words of their title or author',
  access: 'admin',
  right: 'see-products',
  query: z.object({
    q: oneLine().max(150).optional(),
    kind: z.enum(vocabulary.PRODUCT_KINDS).optional(),
    /** 1: only what can be sold within a bundle */
    part: z.literal('1').optional(),
    /** 1: only what visitors can open */
    published: z.literal('1').optional(),
    cursor: Cursor,
  }),
  answer: pageOf(PanelProduct.extend({ slug: z.string() })),
})

export const listCourses = endpoint('GET /json/courses', {
  summary: 'What is published, courses and bundles, newest first',
  access: 'anyone',
  ...inPages(pageOf(ProductCard), { category_id: Id.optional() }),
})

export const getProductPage = endpoint('GET /json/products/:slug', {
  summary: 'A product as its page shows it; drafts only to admins',
  access: 'anyone',
  params: z.object({ slug: z.string() }),
  answer: ProductPage,
})

export const getEditableProduct = endpoint('GET /json/home/products/:productId', {
  summary: 'A product with everything its admin can change',
  access: 'admin',
  right: 'see-products',
  answer: EditableProduct,
})

/** Which of its variants a call is about. */
export const variantNamed = ({ variants }: EditableProduct, { variantId }: Record<string, string>) =>
  variants.find(({ id }) => id === variantId)

export const updateProduct = endpoint('PUT /home/products/:productId', {
  summary: 'Change what a product says',
  access: 'admin',
  right: 'change-products',
  over: writesOver(getEditableProduct, [
    'title',
    'description_html',
    'category',
    'difficulty',
    'cover',
    'square',
    'seo_title',
    'seo_description',
    'is_hidden',
    'is_enrollment_enabled',
  ]),
  body: ProductDetails.extend({
    cover_id: Id.nullable(),
    /** left out, it stays */
    square_id: Id.nullable().optional(),
    seo_title: oneLine().max(vocabulary.SEO_TITLE_MAX).default(''),
    seo_description: oneLine().max(vocabulary.SEO_DESCRIPTION_MAX).default(''),
    is_hidden: z.boolean().default(false),
    is_enrollment_enabled: z.boolean().default(true),
    seen: Seen,
  }),
  answer: EditableProduct,
})

export const changePrice = endpoint('PUT /home/products/:productId/variants/:variantId', {
  summary:
    'Change what a variant is called, what it costs, once or by periods, and how long it opens the product; 0 is free',
  access: 'admin',
  right: 'change-products',
  /** left out, the name stays */
  over: writesOver(
    getEditableProduct,
    [
      'name',
      'amount',
      'minimum_amount',
      'access_length',
      'access_days',
      'access_until',
      'payment_model',
      'period_months',
      'trial_days',
      'trial_needs_card',
    ],
    variantNamed,
  ),
  body: PriceTerms.extend({ name: VariantName.optional(), seen: Seen }),
  answer: EditableProduct,
})

export const publishProduct = endpoint('POST /home/products/:productId/publish', {
  summary: 'Show a product to everyone',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  answer: EditableProduct,
})

export const unpublishProduct = endpoint('POST /home/products/:productId/unpublish', {
  summary: 'Make a product a draft again; whoever has access keeps it',
  access: 'admin',
  right: 'change-products',
  answer: EditableProduct,
})

export const deleteProduct = endpoint('DELETE /home/products/:productId', {
  summary: 'Delete a product nobody ever got; one that was sold is hidden and no longer sold',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  answer: z.object({ outcome: z.enum(['deleted', 'hidden']) }),
})
