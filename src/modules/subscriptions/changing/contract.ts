import { z } from 'zod'
import { PERIOD_MONTHS } from '#modules/catalog/plans/vocabulary.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Amount, Currency, Id, Time } from '#platform/contract/shapes.ts'
import { CHANGE_TIMES } from '../vocabulary.ts'

const OtherPlan = z.object({
  variant_id: Id,
  name: z.string(),
  amount: Amount,
  period_months: z.literal(PERIOD_MONTHS),
  /** at once: what is left of the period that is paid for, what is paid beyond that, and until when that is; null where it costs less than what is left */
  now: z.object({ unused_amount: Amount, amount: Amount, until: Time }).nullable(),
  /** or once what is paid for is over */
  from: Time,
})
export type OtherPlan = z.output<typeof OtherPlan>

export const listOtherPlans = endpoint('GET /json/my/membership/plans', {
  summary: 'The other plans of what somebody pays for by periods, with what a change to each costs today',
  access: 'student',
  refuses: [404, 409],
  query: z.object({ membership_id: Id }),
  answer: z.object({ plans: z.array(OtherPlan), currency: Currency }),
})

export const changePlan = endpoint('POST /my/membership/plan', {
  summary:
    'Go on as another plan: at once, for what it costs beyond what is left of the period that is paid for, or once that is over. The same plan takes a change for later back',
  access: 'student',
  refuses: [404, 409, 429, 502],
  changes: 'own',
  body: z.object({
    membership_id: Id,
    variant_id: Id,
    when: z.enum(CHANGE_TIMES),
    /** at once: what was shown to be paid today; another sum is refused */
    amount: Amount.optional(),
  }),
  /** where its holder goes: to their bank, or to the page of the payment; null where nothing is paid now */
  answer: z.object({ redirect: z.string().nullable() }),
})
