import type { Ctx } from '#platform/context.ts'
import { subscriptionSettings } from '../tables.ts'
import { GRACE_DAYS } from '../vocabulary.ts'

/** How many days what was refused stays open. */
export async function findGraceDays({ tx }: Ctx): Promise<number> {
  const [said] = await tx.select({ graceDays: subscriptionSettings.graceDays }).from(subscriptionSettings)
  return said?.graceDays ?? GRACE_DAYS
}
