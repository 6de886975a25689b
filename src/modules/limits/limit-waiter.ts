import type { Waiter } from '#modules/waiting/index.ts'
import { readUseOf } from './get-use.ts'
import { findLimits } from './read-use.ts'
import { NEAR } from './vocabulary.ts'

/** Limits that are nearly reached, or are. */
export const limitWaiter: Waiter = {
  kind: 'limit',
  right: 'change-settings',
  async count(ctx) {
    const path = '/home/settings/school#use'
    const limits = await findLimits(ctx.tx, ctx.school.id)
    const isLimited =
      limits && [limits.storageGigabytes, limits.filmMinutes, limits.mailsAMonth].some((each) => each !== null)
    if (!isLimited) return { count: 0, path }
    const use = await readUseOf(ctx, limits)
    return { count: use.filter(({ used, limit }) => limit !== null && used >= limit * NEAR).length, path }
  },
}
