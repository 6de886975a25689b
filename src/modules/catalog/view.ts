import type { InferSelectModel } from 'drizzle-orm'
import { viewPicture } from '#modules/media/index.ts'
import type { images } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { HeldPart } from './bundles/held-parts.ts'
import { accessLengthOf, openingAt } from './access-length.ts'
import type {
  CardEvergreen,
  EditableProduct,
  EditableVariant,
  Offer,
  OfferVariant,
  ProductCard,
  ProductRow,
  Sale,
} from './contract.ts'
import type { PromotionPlan } from './promotions/vocabulary.ts'
import type { EvergreenOffer } from './evergreen/evergreen.ts'
import { evergreenEnd, leastPriceOf, type PricedVariant } from './price.ts'
import { packagesLeft, type Promotion, stateOf } from './promotions/promotion.ts'
import { placesLeft, saleNow } from './sale/sale.ts'
import { mostSeats } from './seats/seat-prices.ts'
import { KINDS } from './kinds/vocabulary.ts'
import type { products, variants } from './tables.ts'

export type Product = Omit<InferSelectModel<typeof products>, 'searchText' | 'searchName'>
export type Variant = InferSelectModel<typeof variants>
type Image = InferSelectModel<typeof images>

export interface PricedProduct {
  product: Product
  cover: Image | null
  square: Image | null
  category: string | null
  variants: PricedVariant[]
  /** what comes with it, of a bundle; empty for all others */
  parts: HeldPart[]
}

export function viewOfferVariant(priced: PricedVariant, product: Product, now: Date): OfferVariant {
  const { variant, promotion, evergreen } = priced
  const { standardAmount, amount, currency, reduction, isChosen } = leastPriceOf(priced, now)
  const most = mostSeats(product, variant)
  return {
    id: variant.id,
    name: variant.name,
    amount,
    suggested_amount: isChosen ? variant.amount : null,
    standard_amount: standardAmount,
    reference_amount: reduction?.referenceAmount ?? null,
    currency,
    promotion:
      promotion && reduction?.source === 'promotion'
        ? {
            id: promotion.id,
            amount: promotion.amount,
            ends_at: promotion.endsAt?.toISOString() ?? null,
            packages_left: packagesLeft(promotion),
          }
        : null,
    evergreen: evergreen && {
      ...viewEvergreen(evergreen),
      ends_at: evergreenEnd(priced, now)?.toISOString() ?? null,
    },
    access_days: variant.accessDays,
    access_until: variant.accessUntil?.toISOString() ?? null,
    includes_all: variant.includesAll,
    seats:
      variant.seatPrices && most > 1
        ? { max: most, prices: variant.seatPrices, are_tickets: KINDS[product.kind].hasTickets }
        : null,
    payment_model: variant.paymentModel,
    period_months: variant.periodMonths,
    trial_days: variant.trialDays,
  }
}

export function viewOffer(found: PricedProduct, now: Date): Offer {
  const { product, cover, variants: priced } = found
  return {
    product: {
      id: product.id,
      slug: product.slug,
      kind: product.kind,
      title: product.title,
      cover: viewPicture(cover),
      is_free: product.isFree,
      sale: viewSale(found, now),
      vat_rate: product.vatRate,
    },
    variants: openingAt(priced, now).map((each) => viewOfferVariant(each, product, now)),
  }
}

function viewSale(found: PricedProduct, now: Date): Sale | null {
  const { product } = found
  const { saleStartsAt, saleEndsAt } = product
  const state = saleNow(found, now)
  const left = placesLeft(found)
  if (state === 'open' && left === null && saleEndsAt === null) return null
  return {
    state,
    starts_at: saleStartsAt?.toISOString() ?? null,
    ends_at: saleEndsAt?.toISOString() ?? null,
    places_left: left,
  }
}

export function viewProductCard(
  { product, cover, category, variants }: PricedProduct,
  { now, school }: Pick<Ctx, 'now' | 'school'>,
): ProductCard {
  const opening = openingAt(variants, now)
  const priced = opening.length > 0 ? opening : variants
  const prices = priced.map((each) => leastPriceOf(each, now)).toSorted((a, b) => a.amount - b.amount)
  const [cheapest] = prices
  return {
    id: product.id,
    slug: product.slug,
    kind: product.kind,
    title: product.title,
    cover: viewPicture(cover),
    category,
    difficulty: product.difficulty,
    is_free: product.isFree,
    amount: cheapest?.amount ?? 0,
    is_from: isFrom(prices) || (prices.length > 1 && priced.some(({ evergreen }) => evergreen)),
    standard_amount: cheapest?.standardAmount ?? 0,
    reference_amount: cheapest?.reduction?.referenceAmount ?? null,
    currency: cheapest?.currency ?? school.currency,
    takes_place_from: product.takesPlaceFrom?.toISOString() ?? null,
    evergreens: priced.flatMap(({ variant, evergreen }) => (evergreen ? [viewCardEvergreen(evergreen, variant)] : [])),
  }
}

/** A product in the panel's lists; `studentsCount` is everyone who ever got it. */
export function viewProductRow(
  found: PricedProduct,
  studentsCount: number,
  ctx: Pick<Ctx, 'now' | 'school'>,
): ProductRow {
  const { status, isHidden, createdAt } = found.product
  return {
    ...viewProductCard(found, ctx),
    status,
    is_hidden: isHidden,
    students_count: studentsCount,
    created_at: createdAt.toISOString(),
  }
}

/** Whether somebody may pay more than the least there is to pay. */
const isFrom = (prices: { amount: number; isChosen: boolean }[]): boolean =>
  prices.some(({ amount, isChosen }) => isChosen || amount > prices[0]!.amount)

export function viewEditableProduct(
  { product, cover, square, category, variants: priced }: PricedProduct,
  now: Date,
): EditableProduct {
  return {
    id: product.id,
    kind: product.kind,
    slug: product.slug,
    title: product.title,
    description_html: product.description,
    category,
    difficulty: product.difficulty,
    cover: viewPicture(cover),
    square: viewPicture(square),
    status: product.status,
    was_ever_published: product.publishedAt !== null,
    is_free: product.isFree,
    is_hidden: product.isHidden,
    is_enrollment_enabled: product.isEnrollmentEnabled,
    stock_limit: product.stockLimit,
    stock_sold: product.stockSold,
    quantity_per_student: product.quantityPerStudent,
    vat_rate: product.vatRate,
    vat_exemption_reason: product.vatExemptionReason,
    sale_starts_at: product.saleStartsAt?.toISOString() ?? null,
    sale_ends_at: product.saleEndsAt?.toISOString() ?? null,
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    variants: priced.map((each) => viewEditableVariant(each, now)),
  }
}

function viewEditableVariant(priced: PricedVariant, now: Date): EditableVariant {
  const { variant, promotion, evergreen } = priced
  const { id, name, amount, minimumAmount, currency, accessDays, accessUntil, seatPrices } = variant
  return {
    id,
    name,
    amount,
    minimum_amount: minimumAmount,
    currency,
    access_length: accessLengthOf(variant),
    access_days: accessDays,
    access_until: accessUntil?.toISOString() ?? null,
    is_access_over: openingAt([priced], now).length === 0,
    payment_model: variant.paymentModel,
    period_months: variant.periodMonths,
    trial_days: variant.trialDays,
    trial_needs_card: variant.trialNeedsCard,
    seat_prices: seatPrices,
    promotion: promotion && viewPromotionPlan(promotion, now),
    evergreen: evergreen && { ...viewEvergreen(evergreen), started_at: evergreen.createdAt.toISOString() },
  }
}

const viewCardEvergreen = ({ id, amount, referenceAmount }: EvergreenOffer, variant: Variant): CardEvergreen => ({
  id,
  amount,
  standard_amount: variant.amount,
  reference_amount: referenceAmount,
})

const viewEvergreen = ({ id, amount, durationSeconds, referenceAmount }: EvergreenOffer) => ({
  id,
  amount,
  duration_seconds: durationSeconds,
  reference_amount: referenceAmount,
})

function viewPromotionPlan(promotion: Promotion, now: Date): PromotionPlan | null {
  const state = stateOf(promotion, now)
  if (state === 'ended') return null
  return {
    id: promotion.id,
    amount: promotion.amount,
    starts_at: promotion.startsAt.toISOString(),
    ends_at: promotion.endsAt?.toISOString() ?? null,
    packages_limit: promotion.packagesLimit,
    packages_sold: promotion.packagesSold,
    reference_amount: promotion.referenceAmount,
    state,
  }
}
