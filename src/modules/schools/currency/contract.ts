import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Amount, Done, SchoolCurrency } from '#platform/contract/shapes.ts'

const Count = z.int().min(0)

/** What another currency would mean for what the school has now. */
export const CurrencyChange = z.object({
  currency: SchoolCurrency,
  /** in which of them the school can be paid */
  taken: z.array(SchoolCurrency),
  /** whose prices keep their figures, and some of them */
  products: Count,
  examples: z.array(z.object({ title: z.string(), amount: Amount })),
  /** what ends: reductions that name an amount, or the lowest price before them */
  promotions: Count,
  evergreen_offers: Count,
  bumps: Count,
  codes: Count,
  /** who get an amount for a sale, and nothing until it is written anew */
  partners: Count,
})
export type CurrencyChange = z.output<typeof CurrencyChange>

export const getCurrencyChange = endpoint('GET /json/home/settings/currency', {
  summary:
    'In which currency the school sells, in which it could, and how much of what it sells would change with another',
  access: 'admin',
  right: 'change-settings',
  answer: CurrencyChange,
})

export const setCurrency = endpoint('PUT /home/settings/currency', {
  summary:
    'Sell in another currency: prices keep their figures, reductions end, orders stay as they were placed. Nothing is converted',
  access: 'admin',
  right: 'change-payments',
  refuses: [409],
  body: z.object({
    currency: SchoolCurrency,
    /** the one that was shown; another one by now is refused */
    from: SchoolCurrency,
  }),
  answer: Done,
})
