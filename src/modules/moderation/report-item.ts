import { isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { reportItem as contract } from './contract.ts'
import { isAdmin } from './is-admin.ts'
import { mayReport } from './policy.ts'
import type { Reportables } from './reportable.ts'
import { cases, reports } from './tables.ts'

/** Refuses who may not read the item (404 or 403) and who wrote it (403). One report for each reporter and case. */
export async function reportItem(
  ctx: Ctx,
  { type, id, reason, words }: Input<typeof contract>,
  reportables: Reportables,
): Promise<{ done: true }> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const { authorId } = await reportables.of(type).lock(ctx, id)
  refuseUnless(mayReport(ctx.actor, { authorId }))
  const caseId = await openCase(ctx, { type, id, authorId })
  const added = await ctx.tx
    .insert(reports)
    .values({ caseId, reporterId: ctx.actor.id, reason, words, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  if (added.length > 0)
    await ctx.tx
      .update(cases)
      .set({ reportsCount: sql`${cases.reportsCount} + 1` })
      .where(sql`${cases.id} = ${caseId}`)
  return { done: true }
}

/** The one that is open, or a new one. */
async function openCase(ctx: Ctx, { type, id, authorId }: { type: string; id: string; authorId: string }) {
  const [row] = await ctx.tx
    .insert(cases)
    .values({ itemType: type, itemId: id, authorId, byAdmin: isAdmin(authorId), isHeld: false, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [cases.itemId, cases.itemType],
      targetWhere: isNull(cases.closedAt),
      // Nothing changes, but the row is locked and answered.
      set: { itemType: sql`excluded.item_type` },
    })
    .returning({ id: cases.id })
  return row!.id
}
