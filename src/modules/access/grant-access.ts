import type { InferSelectModel } from 'drizzle-orm'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { accessGranted } from './events.ts'
import { grants, type GRANT_SOURCES } from './tables.ts'

export interface NewGrant {
  studentId: string
  productId: string
  variantId: string | null
  source: (typeof GRANT_SOURCES)[number]
  /** what it comes from; the same source grants once, however often it is told */
  sourceId: string
  reason?: string
  /** 0 is unlimited */
  accessDays: number
  accessUntil: Date | null
}

/** Gives a student a product. Answers whether this call did it: false when the same source had granted before. */
export async function grantAccess(ctx: Ctx, grant: NewGrant): Promise<boolean> {
  const { studentId, productId, variantId, source, sourceId, reason = '', accessDays, accessUntil } = grant
  const byDays = accessDays > 0 ? new Date(ctx.now.getTime() + accessDays * DAY) : null
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

export type Grant = InferSelectModel<typeof grants>
