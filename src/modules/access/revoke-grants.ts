import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { atMoment } from '#platform/db/at-moment.ts'
import { isSignedIn, type Ctx } from '#platform/context.ts'
import { accessRevoked } from './events.ts'
import type { NewGrant } from './grant-access.ts'
import { isLasting } from './open-grants.ts'
import { grants, revocations } from './tables.ts'
import { ACCOMPANYING, FROM_BUNDLE, type GrantSource } from './vocabulary.ts'

export interface TakenAccess {
  studentId: string
  productId: string
  reason: string
  /** only what came from it; whatever else opens the product goes on */
  from?: Pick<NewGrant, 'source' | 'sourceId'>
  /** the student wanted it so, and is told of it elsewhere */
  isKnown?: boolean
}

type Why = Pick<TakenAccess, 'reason' | 'isKnown'>

/** Ends the grants that open the product to the student now or later: all, or those of one source. False when there is none. */
export async function revokeGrants(ctx: Ctx, taken: TakenAccess): Promise<boolean> {
  return (await endGrants(ctx, taken)).length > 0
}

/** The same of a bundle or an event: what came with these grants of it ends as well, and what else opens that goes on. */
export async function revokeWithParts(ctx: Ctx, taken: TakenAccess): Promise<boolean> {
  const ended = await endGrants(ctx, taken)
  await endParts(ctx, ended, taken)
  return ended.length > 0
}

/** What came with these grants, and what came with that: the recording of an event that is a part of a bundle. */
async function endParts(ctx: Ctx, ended: string[], why: Why): Promise<void> {
  if (ended.length === 0) return
  const parts = and(inArray(grants.source, ACCOMPANYING), inArray(grants.sourceId, ended))
  await endParts(ctx, await revoke(ctx, parts, why), why)
}

/** Ends only these parts of what came from one source, and what came with them. */
export async function revokePartsOf(ctx: Ctx, taken: TakenAccess, parts: string[]): Promise<void> {
  const whole = ctx.tx.select({ id: grants.id }).from(grants).where(ofSource(taken))
  const which = and(eq(grants.source, FROM_BUNDLE), inArray(grants.sourceId, whole), inArray(grants.productId, parts))
  await endParts(ctx, await revoke(ctx, which, taken), taken)
}

const endGrants = (ctx: Ctx, taken: TakenAccess): Promise<string[]> => revoke(ctx, ofSource(taken), taken)

const ofSource = ({ studentId, productId, from }: TakenAccess): SQL | undefined =>
  and(
    eq(grants.studentId, studentId),
    eq(grants.productId, productId),
    from && and(eq(grants.source, from.source), eq(grants.sourceId, from.sourceId)),
  )

/** The same of all that came from these sources, whoever has it, and of what came with that. */
export async function revokeGrantsFrom(
  ctx: Ctx,
  { source, sourceIds, reason }: { source: GrantSource; sourceIds: string[]; reason: string },
): Promise<void> {
  const ended = await revoke(ctx, and(eq(grants.source, source), inArray(grants.sourceId, sourceIds)), { reason })
  await endParts(ctx, ended, { reason })
}

/** Answers which grants there were to end. */
async function revoke(ctx: Ctx, which: SQL | undefined, { reason, isKnown: is_known = false }: Why): Promise<string[]> {
  const open = await ctx.tx
    .select({ id: grants.id, studentId: grants.studentId, productId: grants.productId })
    .from(grants)
    .where(and(which, isLasting(grants, atMoment(ctx.now))))
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
