import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Amount, Currency, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { SEATS_MAX } from '#modules/catalog/vocabulary.ts'
import { CONSENT_KINDS, LINE_KINDS, REDUCTION_SOURCES } from '#modules/orders/vocabulary.ts'
import { BUMPS_MAX } from './bumps/vocabulary.ts'
import { CODE_MAX } from './codes/vocabulary.ts'

/** what the buyer chooses to pay, in minor units; counts only where they may. Left out, it is what is suggested */
export const ChosenAmount = z.int().min(0)
/** how many are bought at once; refused where they are sold one at a time */
export const Quantity = z.int().min(1).max(SEATS_MAX)
export const PromoCode = oneLine().max(CODE_MAX)
/** what is added of what the checkout offers beside its product */
export const BumpIds = z.array(Id).max(BUMPS_MAX)

/** What is charged for further periods, in minor units and gross. */
const PlanAhead = z.object({
  period_months: z.int(),
  trial_days: z.int(),
  /** of each, once no code comes off it */
  amount: Amount,
  /** of the next one, and when that is by the school's clocks */
  next_amount: Amount,
  next_charge_at: Time,
  /** how many cost that, as a code comes off them; null: all of them */
  reduced_charges: z.int().nullable(),
})

/** What a purchase costs: amounts in minor units, gross, and of the whole line. */
export const Quote = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(LINE_KINDS),
      product_id: Id,
      variant_id: Id,
      title: z.string(),
      quantity: z.int(),
      /** before any reduction */
      standard_amount: Amount,
      /** whether that is what the buyer chooses to pay */
      is_chosen: z.boolean(),
      reductions: z.array(
        z.object({
          source: z.enum(REDUCTION_SOURCES),
          /** the letters of a promo code; null for any other */
          code: z.string().nullable(),
          amount: Amount,
        }),
      ),
      /** the lowest price of the 30 days before the reduction began; null without one */
      reference_amount: Amount.nullable(),
      amount: Amount,
      vat_rate: z.int().nullable(),
      /** of what is paid by subscription: what is charged after today; null where nothing is */
      plan: PlanAhead.nullable(),
    }),
  ),
  /** the promo code that was asked for; `problem` says in words why it takes nothing off */
  code: z.object({ code: z.string(), problem: z.string().nullable() }).nullable(),
  consents: z.array(z.enum(CONSENT_KINDS)),
  amount: Amount,
  currency: Currency,
  /** it is paid with a card, or one is charged once a trial is over */
  needs_card: z.boolean(),
})
export type Quote = z.output<typeof Quote>

export const quoteCheckout = endpoint('POST /json/checkout/:slug/quote', {
  summary: 'What a purchase would cost whoever is looking now, and why',
  access: 'anyone',
  impersonated: 'answered',
  refuses: [409, 429],
  body: z.object({
    variant_id: Id,
    quantity: Quantity.optional(),
    chosen_amount: ChosenAmount.optional(),
    promo_code: PromoCode.optional(),
    bump_ids: BumpIds.optional(),
  }),
  answer: Quote,
  forgeryCheck: false,
})

export const tryPromoCode = endpoint('POST /json/promo-code', {
  summary: 'What a purchase would cost with a promo code; refused where the code takes nothing off',
  access: 'anyone',
  impersonated: 'answered',
  refuses: [404, 409, 429],
  body: z.object({
    product_id: Id,
    variant_id: Id,
    chosen_amount: ChosenAmount.optional(),
    promo_code: PromoCode.min(1),
    bump_ids: BumpIds.optional(),
  }),
  answer: Quote,
  forgeryCheck: false,
})
