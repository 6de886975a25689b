import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isSignedIn, type Ctx } from '#platform/context.ts'
import { accessRevoked } from './events.ts'
import type { NewGrant } from './grant-access.ts'
import { isLasting } from './open-grants.ts'
import { grants, revocations } from './tables.ts'
import { ACCOMPANYING, type GrantSource } from './vocabulary.ts'

export interface TakenAccess {
  studentId: string
  productId: string
  reason: string
  /** only what came from it; whatever else opens the product goes on */
  from?: Pick<NewGrant, 'source' | 'sourceId'>
  /** the student wanted it so, and is told of it elsewhere */
  isKnown?: boolean
}

/** Ends the grants that open the product to the student now or later: all, or those of one source. False when there is none. */
export async function revokeGrants(ctx: Ctx, taken: TakenAccess): Promise<boolean> {
  return (await endGrants(ctx, taken)).length > 0
}

/** The same of a bundle or an event: what came with these grants of it ends as well, and what else opens that goes on. */
export async function revokeWithParts(ctx: Ctx, taken: TakenAccess): Promise<boolean> {
  const ended = await endGrants(ctx, taken)
  const parts = and(
    eq(grants.studentId, taken.studentId),
    inArray(grants.source, ACCOMPANYING),
    inArray(grants.sourceId, ended),
  )
  if (ended.length > 0) await revoke(ctx, parts, taken)
  return ended.length > 0
}

function endGrants(ctx: Ctx, taken: TakenAccess): Promise<string[]> {
  const { studentId, productId, from } = taken
  const which = and(
    eq(grants.studentId, studentId),
    eq(grants.productId, productId),
    from && and(eq(grants.source, from.source), eq(grants.sourceId, from.sourceId)),
  )
  return revoke(ctx, which, taken)
}

/** The same of all that came from these sources, whoever has it. */
export async function revokeGrantsFrom(
  ctx: Ctx,
  { source, sourceIds, reason }: { source: GrantSource; sourceIds: string[]; reason: string },
): Promise<void> {
  await revoke(ctx, and(eq(grants.source, source), inArray(grants.sourceId, sourceIds)), { reason })
}

/** Answers which grants there were to end. */
async function revoke(
  ctx: Ctx,
  which: SQL | undefined,
  { reason, isKnown: is_known = false }: Pick<TakenAccess, 'reason' | 'isKnown'>,
): Promise<string[]> {
  const open = await ctx.tx
    .select({ id: grants.id, studentId: grants.studentId, productId: grants.productId })
    .from(grants)
    .where(and(which, isLasting(grants, sql`${ctx.now.toISOString()}::timestamptz`)))
    .orderBy(grants.id)
    .for('update')
  if (open.length === 0) return []
  const revokedById = isSignedIn(ctx.actor) ? ctx.actor.id : null
  const ended = await ctx.tx
    .insert(revocations)
    .values(open.map(({ id: grantId }) => ({ grantId, revokedById, reason, createdAt: ctx.now })))
    .onConflictDoNothing()
    .returning({ grantId: revocations.grantId })
  const endedIds = new Set(ended.map(({ grantId }) => grantId))
  for (const { id, studentId, productId } of open)
    if (endedIds.has(id))
      ctx.emit(accessRevoked({ grant_id: id, student_id: studentId, product_id: productId, is_known }))
  return open.map(({ id }) => id)
}
