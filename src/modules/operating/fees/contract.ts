import { z } from 'zod'
import { FEE_FIXED_MAX, FEE_POINTS_MAX, FEE_VAT_MAX } from '#modules/payments/fees/vocabulary.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { SchoolCurrency } from '#platform/contract/shapes.ts'
import { CURRENCIES } from '#platform/money.ts'

const upTo = (most: number) =>
  z.int('operating.fee-number').min(0, 'operating.fee-number').max(most, 'operating.fee-number')

const Fee = z.object({
  currency: SchoolCurrency,
  /** hundredths of a percent of what is paid */
  basis_points: upTo(FEE_POINTS_MAX),
  /** and so much of each payment, in minor units */
  fixed_amount: upTo(FEE_FIXED_MAX),
  /** percent of the two */
  vat_rate: upTo(FEE_VAT_MAX),
})

/** One of each currency, in the order in which they are offered. */
export const Fees = z.object({
  fees: z
    .array(Fee)
    .max(CURRENCIES.length)
    .refine((fees) => new Set(fees.map(({ currency }) => currency)).size === fees.length, 'validation.unique'),
  /** counts their changes */
  version: z.int().min(1),
})
export type Fees = z.output<typeof Fees>

export const getFees = endpoint('GET /json/operator/fees', {
  summary: 'What the platform takes of each payment that buys something, by currency',
  access: 'operator',
  host: 'platform',
  answer: Fees,
})

export const setFees = endpoint('PUT /operator/fees', {
  summary:
    'What the platform takes of payments that begin from now on; those there are keep their fee. Refused where another operator was quicker',
  access: 'operator',
  host: 'platform',
  refuses: [409],
  body: Fees,
  answer: Fees,
})
