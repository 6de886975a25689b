import { z } from 'zod'
import { event } from '#platform/events/event.ts'

const membership = z.object({ membership_id: z.uuid(), student_id: z.uuid() })

/** A charge for a further period was refused: `refusals` of them so far; `is_last`: nothing is charged any more. */
export const chargeRefused = event(
  'subscriptions.charge-refused',
  membership.extend({ period_id: z.uuid(), refusals: z.int(), is_last: z.boolean(), reason: z.string() }),
)

/** It is over, and why: by its holder's will or the school's, as nobody paid, or as a trial was not gone on with. */
export const membershipEnded = event(
  'subscriptions.membership-ended',
  membership.extend({ why: z.enum(['over', 'unpaid', 'trial_over', 'taken', 'left']) }),
)

/** Its holder said that it ends with what is paid. */
export const membershipCanceled = event('subscriptions.membership-canceled', membership)
