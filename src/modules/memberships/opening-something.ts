import { eq } from 'drizzle-orm'
import type { PublishingRule } from '#modules/catalog/index.ts'
import { openings } from '#modules/catalog/tables.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { OpensNothing } from './refusals.ts'

/** Nobody can buy a membership for which nothing was chosen. */
export const openingSomething: PublishingRule = {
  kind: 'membership',
  async check({ tx }, { id: membershipId }) {
    refuseUnless((await tx.$count(openings, eq(openings.membershipId, membershipId))) > 0, new OpensNothing())
  },
}
