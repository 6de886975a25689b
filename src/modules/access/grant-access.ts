import type { Ctx } from '#platform/context.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import { accessGranted } from './events.ts'
import { grants } from './tables.ts'
import type { GrantSource } from './vocabulary.ts'

export interface NewGrant {
  studentId: string
  productId: string
  variantId: string | null
  source: GrantSource
  /** what it comes from; the same source grants once, however often it is told */
  sourceId: string
  reason?: string
  /** of the school; 0 is unlimited */
  accessDays: number
  accessUntil: Date | null
}

/** Gives a student a product. Answers whether this call did it: false when the same source had granted before. */
export async function grantAccess(ctx: Ctx, grant: NewGrant): Promise<boolean> {
  const { studentId, productId, variantId, source, sourceId, reason = '', accessDays, accessUntil } = grant
  const byDays = accessDays > 0 ? daysLater(ctx.now, accessDays, ctx.school.timeZone) : null
  const endsAt =
    byDays && accessUntil ? new Date(Math.min(byDays.getTime(), accessUntil.getTime())) : (byDays ?? accessUntil)
  const [granted] = await ctx.tx
    .insert(grants)
    .values({ studentId, productId, variantId, source, sourceId, reason, startsAt: ctx.now, endsAt })
    .onConflictDoNothing()
    .returning({ id: grants.id })
  if (!granted) return false
  ctx.emit(accessGranted({ grant_id: granted.id, student_id: studentId, product_id: productId, source }))
  return true
}
