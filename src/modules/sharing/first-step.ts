import { gt } from 'drizzle-orm'
import { productVisits } from '#modules/analytics/tables.ts'
import type { Step } from '#modules/first-steps/index.ts'

/** Told of, once somebody has come: admins and machines are not counted. */
export const shareStep: Step = {
  name: 'share',
  path: '/home/products',
  async isDone({ tx }) {
    const visits = await tx
      .select({ on: productVisits.on })
      .from(productVisits)
      .where(gt(productVisits.views, 0))
      .limit(1)
    return visits.length > 0
  },
}
