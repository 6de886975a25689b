import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, Id, Time } from '#platform/contract/shapes.ts'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import { ACTIVITY_KINDS, DAYS_MAX, DEFAULT_DAYS } from './vocabulary.ts'

/** A number and what it was in as many days before. */
export const Compared = z.object({ now: z.int(), before: z.int() })
export type Compared = z.output<typeof Compared>

/** Money taken on one day of the period, and on the day that stands at the same place in the period before. */
export const SalesDay = z.object({ on: z.iso.date(), amount: Amount, before: Amount })
export type SalesDay = z.output<typeof SalesDay>

/** A product with what was sold of it, in the school's currency. */
export const SoldProduct = z.object({
  id: Id,
  title: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  amount: Compared,
  /** how often in the period */
  sold: z.int(),
})
export type SoldProduct = z.output<typeof SoldProduct>

/** What was sold to those who came by a partner's link, else by a campaign, else by neither. */
export const SoldSource = z.object({
  partner: z.object({ id: Id, name: z.string() }).nullable(),
  /** of the link's utm names; null where it had none, and of a partner's */
  campaign: z.object({ source: z.string(), medium: z.string(), campaign: z.string() }).nullable(),
  amount: Compared,
  sold: z.int(),
})
export type SoldSource = z.output<typeof SoldSource>

export const Dashboard = z.object({
  days: z.int(),
  currency: Currency,
  sales: z.array(SalesDay),
  volume: Compared,
  /** of it, further periods of what is paid by periods: the rest are first payments */
  renewals_volume: Compared,
  /** what was sold in any other currency, before the school chose its own */
  other_volumes: z.array(z.object({ currency: Currency, volume: Compared })),
  /** those that sold most in the period, then in the one before; what is missing to the volume, others sold */
  products: z.array(SoldProduct),
  sources: z.array(SoldSource),
  /** in all currencies */
  sales_count: Compared,
  /** of them */
  renewals_count: Compared,
  new_students: Compared,
  comments: Compared,
  /** payments whose payers asked their own banks for the money back */
  disputes: Compared,
})
export type Dashboard = z.output<typeof Dashboard>

export const Activity = z.object({
  id: Id,
  kind: z.enum(ACTIVITY_KINDS),
  happened_at: Time,
  person_name: z.string(),
  /** of the product or post it is about; null when that is gone */
  title: z.string().nullable(),
  /** path of where it can be seen */
  href: z.string().nullable(),
  amount: Amount.nullable(),
  /** of the amount, what went back to the buyer */
  refunded_amount: Amount,
  currency: Currency.nullable(),
})
export type Activity = z.output<typeof Activity>

export const ActivityPage = pageOf(Activity)
export type ActivityPage = z.output<typeof ActivityPage>

export const getDashboard = endpoint('GET /json/home/dashboard', {
  summary:
    'Sales by day, product and source, new students and comments of the last days, today included, beside the days before',
  access: 'admin',
  right: 'see-sales',
  query: z.object({ days: z.coerce.number<number>().int().min(1).max(DAYS_MAX).default(DEFAULT_DAYS) }),
  answer: Dashboard,
})

export const listActivity = endpoint('GET /json/home/activity', {
  summary: 'What students did last: sales, registrations, comments, reviews',
  access: 'admin',
  right: 'see-sales',
  ...inPages(ActivityPage),
})
