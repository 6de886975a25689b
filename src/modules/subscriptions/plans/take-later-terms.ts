import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { monthsLater } from '#platform/time/wall-time.ts'
import type { Stretch } from '../periods/period-after.ts'
import { type Membership, memberships } from '../tables.ts'
import { laterTermsAt, NO_LATER_TERMS } from './terms.ts'

/** What was chosen or announced for later holds from this period on; of another length, months are counted from its beginning. */
export async function takeLaterTerms(
  { tx, school }: Ctx,
  membership: Membership,
  stretch: Stretch,
): Promise<{ membership: Membership; stretch: Stretch }> {
  const later = laterTermsAt(membership, stretch.startsAt)
  if (!later) return { membership, stretch }
  const { variantId, amount, months, by } = later
  const taken = {
    variantId,
    amount,
    months,
    ...(months !== membership.months && { anchorAt: stretch.startsAt, anchorNumber: stretch.number }),
    // A code was for the plan that it was used with.
    ...(by === 'holder' && { reduction: null }),
    ...NO_LATER_TERMS,
  }
  await tx.update(memberships).set(taken).where(eq(memberships.id, membership.id))
  return {
    membership: { ...membership, ...taken },
    stretch:
      months === membership.months
        ? stretch
        : { ...stretch, endsAt: monthsLater(stretch.startsAt, months, school.timeZone) },
  }
}
