import type { Gift, SoldPlan } from '#modules/access/index.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { ConsentKind, LineKind, ReductionSource } from '../vocabulary.ts'

/** What was agreed to, and what for. All amounts are in minor units, gross, and of the whole line. */
export interface AgreedQuote {
  lines: QuotedLine[]
  code: AgreedCode | null
  consents: ConsentKind[]
  amount: number
  currency: string
}

/** The code that the lines are reduced by. */
export interface AgreedCode {
  id: string
  code: string
}

export interface QuotedLine {
  kind: LineKind
  productId: string
  variantId: string
  /** of the product, and the variant's name where it has one */
  title: string
  quantity: number
  /** of the quantity, those that are for others than the buyer */
  seats: number
  /** whom the only one is for; null where it is no gift */
  gift: Gift | null
  /** before any reduction */
  standardAmount: number
  /** whether that is what the buyer chose to pay */
  isChosen: boolean
  reductions: Reduction[]
  /** the lowest price of the 30 days before it was reduced; null when it is not, or nobody announced it */
  referenceAmount: number | null
  amount: number
  /** of a bundle: what it holds, and how much of the amount is for each */
  parts: SoldPart[]
  /** percent; null with an exemption reason */
  vatRate: number | null
  vatExemptionReason: string | null
  /** what it goes on as, where it is paid by periods; null where it is paid once */
  plan: SoldPlan | null
  /** 0 is unlimited */
  accessDays: number
  accessUntil: Date | null
}

/** A product that is sold within another. */
export interface SoldPart {
  productId: string
  kind: ProductKind
  title: string
  /** its share of what the whole costs, by what they cost apart */
  amount: number
}

export interface Reduction {
  source: ReductionSource
  sourceId: string
  /** the letters of a promo code; null for any other */
  code: string | null
  amount: number
}
