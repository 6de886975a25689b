import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Amount, Currency, Id, Money } from '#platform/contract/shapes.ts'
import { Compared } from '../contract.ts'
import { DAYS_MAX, DEFAULT_DAYS } from '../vocabulary.ts'

const Days = z.coerce.number<number>().int().min(1).max(DAYS_MAX).default(DEFAULT_DAYS)

const Paid = z.object({ currency: Currency, amount: Amount, refunded_amount: Amount })

/** Lines of paid orders: how many, what was paid for them in the school's currency, and what of that went back since; and the same in any other one. */
const Sold = {
  sold: z.int(),
  /** of them, further periods of what is paid by periods, and what was paid for those */
  renewals: z.int(),
  renewals_amount: Amount,
  amount: Amount,
  refunded_amount: Amount,
  others: z.array(Paid),
}

export const SoldVariant = z.object({ id: Id, name: z.string(), ...Sold })
export type SoldVariant = z.output<typeof SoldVariant>

export const SoldByCode = z.object({
  code: z.string(),
  ...Sold,
  /** what the code took off, in the school's currency and in any other one */
  discount_amount: Amount,
  other_discounts: z.array(Money),
})
export type SoldByCode = z.output<typeof SoldByCode>

/** What buyers of the product took beside it. */
export const SoldBeside = z.object({ product_id: Id, title: z.string(), ...Sold })
export type SoldBeside = z.output<typeof SoldBeside>

/** By the partner whose link the order came by; `clicks` are those that led to the product's own page. */
export const SoldByPartner = z.object({ id: Id, name: z.string(), clicks: z.int(), ...Sold })
export type SoldByPartner = z.output<typeof SoldByPartner>

export const CampaignNumbers = z.object({
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  views: z.int(),
  checkouts: z.int(),
  ...Sold,
})
export type CampaignNumbers = z.output<typeof CampaignNumbers>

export const ProductNumbers = z.object({
  days: z.int(),
  currency: Currency,
  /** how often the product's page was opened, and its checkout */
  views: Compared,
  checkouts: Compared,
  sold: Compared,
  /** of them, further periods of what is paid by periods, and what was paid for those */
  renewals: Compared,
  renewals_amount: Compared,
  amount: Compared,
  refunded_amount: Compared,
  /** of its payments, how many were disputed in the period */
  disputes: Compared,
  /** what was paid in any other currency, before the school chose its own */
  others: z.array(z.object({ currency: Currency, amount: Compared, refunded_amount: Compared })),
  variants: z.array(SoldVariant),
  codes: z.array(SoldByCode),
  bumps: z.array(SoldBeside),
  /** what says nothing of where it comes from is a campaign without names */
  campaigns: z.array(CampaignNumbers),
  partners: z.array(SoldByPartner),
})
export type ProductNumbers = z.output<typeof ProductNumbers>

export const getProductNumbers = endpoint('GET /json/home/products/:productId/numbers', {
  summary:
    'Views, checkouts, sales and refunds of a product in the last days, today included; by variant, code, what was taken beside it, campaign and partner',
  access: 'admin',
  right: 'see-sales',
  query: z.object({ days: Days }),
  answer: ProductNumbers,
})

export const getCodeReport = endpoint('GET /json/home/code-report', {
  summary:
    'Promo codes by what was paid with them in the last days, today included: orders, revenue, refunds and what they took off; those that sold most',
  access: 'admin',
  right: 'see-sales',
  query: z.object({ days: Days }),
  answer: z.object({ days: z.int(), currency: Currency, codes: z.array(SoldByCode) }),
})
