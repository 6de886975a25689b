import { z } from 'zod'
import { PERIOD_MONTHS } from '#modules/catalog/plans/vocabulary.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, Done, Id, Time } from '#platform/contract/shapes.ts'

/** A plan that somebody pays for. */
const PaidPlan = z.object({
  variant_id: Id,
  product: z.object({ id: Id, title: z.string() }),
  name: z.string(),
  period_months: z.literal(PERIOD_MONTHS),
  /** what new buyers pay */
  amount: Amount,
  currency: Currency,
  members_count: z.int(),
})
export type PaidPlan = z.output<typeof PaidPlan>

export const listPaidPlans = endpoint('GET /json/home/members/plans', {
  summary: 'Plans that somebody pays for and that go on, those of the most members first, a hundred at most',
  access: 'admin',
  right: 'see-orders',
  answer: z.object({ plans: z.array(PaidPlan) }),
})

const Announcement = z.object({
  id: Id,
  product: z.object({ id: Id, title: z.string() }),
  variant_name: z.string(),
  amount: Amount,
  currency: Currency,
  from: Time,
  created_at: Time,
  /** those who were told of it and of nothing since */
  members_count: z.int(),
})
export const AnnouncementPage = pageOf(Announcement)
export type AnnouncementPage = z.output<typeof AnnouncementPage>

export const listAnnouncements = endpoint('GET /json/home/members/prices', {
  summary: 'New prices that members were told of, the newest first',
  access: 'admin',
  right: 'see-orders',
  ...inPages(AnnouncementPage),
})

export const announcePrice = endpoint('POST /home/members/prices', {
  summary:
    'Tell those who pay for a plan that it costs something else from thirty days from now on; each is written to, with the way to cancel before',
  access: 'admin',
  right: 'change-settings',
  refuses: [404, 409],
  status: 201,
  body: z.object({ variant_id: Id, amount: z.int().min(1, 'validation.required').max(100_000_000) }),
  answer: Done,
})
