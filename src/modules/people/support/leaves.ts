import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { HOUR } from '#platform/clock.ts'
import { cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { SupportIsIn } from '../refusals.ts'
import { signedIn } from '../signed-in.ts'
import { supportLeaves } from '../tables.ts'
import type {
  endSupport as ending,
  LeavePage,
  letSupportIn as granting,
  listSupportLeaves as listing,
  SupportLeave,
} from './contract.ts'

const PAGE = 10
type LeaveRow = typeof supportLeaves.$inferSelect

const viewLeave = ({ createdAt, expiresAt, endedAt, ...leave }: LeaveRow, now: Date): SupportLeave => ({
  id: leave.id,
  granted_by: leave.grantedBy,
  reason: leave.reason,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
  is_open: endedAt === null && expiresAt > now,
})

export async function listSupportLeaves(ctx: Ctx, { cursor }: Input<typeof listing>): Promise<LeavePage> {
  const rows = await ctx.tx
    .select()
    .from(supportLeaves)
    .where(olderThan(supportLeaves.createdAt, supportLeaves.id, cursor))
    .orderBy(sql`${supportLeaves.createdAt} desc nulls last`, sql`${supportLeaves.id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    (row) => viewLeave(row, ctx.now),
    (last) => nextPage('/json/home/settings/support', {}, cursorOf(last)),
  )
}

/** Refuses with 409 where support has leave already: it would be longer than somebody thinks. */
export async function letSupportIn(
  ctx: Ctx,
  { hours, reason }: Input<typeof granting>,
): Promise<Answer<typeof granting>> {
  const { tx, now } = ctx
  const owner = signedIn(ctx)
  // What is over by itself makes room for the next.
  await tx
    .update(supportLeaves)
    .set({ endedAt: sql`${supportLeaves.expiresAt}` })
    .where(and(isNull(supportLeaves.endedAt), lte(supportLeaves.expiresAt, now)))
  const [leave] = await tx
    .insert(supportLeaves)
    .values({
      grantedById: owner.id,
      grantedBy: owner.name,
      reason,
      createdAt: now,
      expiresAt: new Date(now.getTime() + hours * HOUR),
    })
    .onConflictDoNothing()
    .returning()
  refuseUnless(leave !== undefined, new SupportIsIn())
  ctx.note({ subject: reason, url: '/home/settings/support' })
  return { leave: viewLeave(leave, now) }
}

/** Refuses with 404 a leave of another school. The database ends the sessions that went with it. */
export async function endSupport({ tx, now, note }: Ctx, { leaveId }: Input<typeof ending>): Promise<{ done: true }> {
  const [leave] = await tx.select().from(supportLeaves).where(eq(supportLeaves.id, leaveId)).for('update')
  const { reason, endedAt } = foundOr404(leave)
  if (endedAt === null) await tx.update(supportLeaves).set({ endedAt: now }).where(eq(supportLeaves.id, leaveId))
  note({ subject: reason, url: '/home/settings/support' })
  return { done: true }
}

/** By which support may come into the school now. */
export async function openLeave({ tx, now }: Pick<Ctx, 'tx' | 'now'>, schoolId: string): Promise<LeaveRow | undefined> {
  const [leave] = await tx
    .select()
    .from(supportLeaves)
    .where(and(eq(supportLeaves.schoolId, schoolId), isNull(supportLeaves.endedAt), gt(supportLeaves.expiresAt, now)))
    .orderBy(desc(supportLeaves.createdAt))
    .limit(1)
  return leave
}
