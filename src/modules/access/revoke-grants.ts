import { and, eq, sql } from 'drizzle-orm'
import { isSignedIn, type Ctx } from '#platform/context.ts'
import { accessRevoked } from './events.ts'
import type { NewGrant } from './grant-access.ts'
import { isLasting } from './open-grants.ts'
import { grants, revocations } from './tables.ts'

export interface TakenAccess {
  studentId: string
  productId: string
  reason: string
  /** only what came from it; whatever else opens the product goes on */
  from?: Pick<NewGrant, 'source' | 'sourceId'>
}

/** Ends the grants that open the product to the student now or later: all, or those of one source. False when there is none. */
export async function revokeGrants(ctx: Ctx, { studentId, productId, reason, from }: TakenAccess): Promise<boolean> {
  const open = await ctx.tx
    .select({ id: grants.id })
    .from(grants)
    .where(
      and(
        eq(grants.studentId, studentId),
        eq(grants.productId, productId),
        from && and(eq(grants.source, from.source), eq(grants.sourceId, from.sourceId)),
        isLasting(grants, sql`${ctx.now.toISOString()}::timestamptz`),
      ),
    )
    .for('update')
  if (open.length === 0) return false
  const revokedById = isSignedIn(ctx.actor) ? ctx.actor.id : null
  const ended = await ctx.tx
    .insert(revocations)
    .values(open.map(({ id: grantId }) => ({ grantId, revokedById, reason, createdAt: ctx.now })))
    .onConflictDoNothing()
    .returning({ grantId: revocations.grantId })
  for (const { grantId } of ended)
    ctx.emit(accessRevoked({ grant_id: grantId, student_id: studentId, product_id: productId }))
  return true
}
