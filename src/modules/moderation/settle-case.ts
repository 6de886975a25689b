import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { maySettle } from './policy.ts'
import { AlreadySettled } from './refusals.ts'
import type { Reportables } from './reportable.ts'
import { cases, writingCounts } from './tables.ts'
import type { Outcome } from './vocabulary.ts'

interface CaseId {
  id: string
}

/** Deletes the item. Refuses with 409 what another admin settled, with 404 what was deleted this very moment. */
export async function deleteItem(ctx: Ctx, { id }: CaseId, reportables: Reportables): Promise<{ done: true }> {
  const { itemType: type, itemId } = await getOpenCase(ctx, id)
  const [item] = await reportables.of(type).show(ctx, [itemId])
  if (item) await reportables.of(type).remove(ctx, itemId)
  if (item) ctx.note({ subject: item.text })
  const closed = await ctx.tx.update(cases).set(closedAs('deleted', ctx)).where(isOpen(id)).returning({ id: cases.id })
  refuseUnless(item !== undefined || closed.length > 0, new AlreadySettled())
  return { done: true }
}

/** Leaves a reported item where it is. Refuses with 409 what is settled by now, and what is held. */
export async function dismissReports(ctx: Ctx, { id }: CaseId, reportables: Reportables): Promise<{ done: true }> {
  await noteItem(ctx, await getOpenCase(ctx, id), reportables)
  await close(ctx, id, 'dismissed', false)
  return { done: true }
}

/** Shows a held item to everyone, and trusts its author a little more. Refuses with 409 what is settled by now. */
export async function letThrough(ctx: Ctx, { id }: CaseId, reportables: Reportables): Promise<{ done: true }> {
  const found = await getOpenCase(ctx, id)
  const { itemType: type, itemId, authorId, isHeld, wasShown } = found
  if (!isHeld) throw new AlreadySettled()
  // Their writing is locked before the item, as it is by whoever writes.
  if (!wasShown) await countShown(ctx, authorId)
  await reportables.of(type).letThrough?.(ctx, itemId, { wasShown }).catch(settledMeanwhile)
  await close(ctx, id, 'let-through', true)
  await noteItem(ctx, found, reportables)
  return { done: true }
}

/** What is not held any more, or gone, another admin has settled since the case was read. */
function settledMeanwhile(error: unknown): never {
  throw error instanceof NotFound ? new AlreadySettled() : error
}

/** Refuses with 409 what is settled by now, with 403 who wrote the item. */
async function getOpenCase(ctx: Ctx, id: string) {
  const [row] = await ctx.tx.select().from(cases).where(eq(cases.id, id))
  const found = foundOr404(row)
  if (found.closedAt) throw new AlreadySettled()
  refuseUnless(maySettle(ctx.actor, found))
  return found
}

async function noteItem(
  ctx: Ctx,
  { itemType, itemId }: { itemType: string; itemId: string },
  reportables: Reportables,
): Promise<void> {
  const [item] = await reportables.of(itemType).show(ctx, [itemId])
  if (item) ctx.note({ subject: item.text, url: item.url })
}

async function close(ctx: Ctx, id: string, outcome: Outcome, isHeld: boolean): Promise<void> {
  const closed = await ctx.tx
    .update(cases)
    .set(closedAs(outcome, ctx))
    .where(and(isOpen(id), eq(cases.isHeld, isHeld)))
    .returning({ id: cases.id })
  if (closed.length === 0) throw new AlreadySettled()
}

const isOpen = (id: string) => and(eq(cases.id, id), isNull(cases.closedAt))

const closedAs = (outcome: Outcome, ctx: Ctx) => ({
  outcome,
  closedAt: ctx.now,
  closedById: 'id' in ctx.actor ? ctx.actor.id : null,
})

async function countShown(ctx: Ctx, studentId: string): Promise<void> {
  await ctx.tx
    .insert(writingCounts)
    .values({ studentId, kind: 'comment', used: 0, windowEndsAt: ctx.now, shownCount: 1 })
    .onConflictDoUpdate({
      target: [writingCounts.studentId, writingCounts.kind],
      set: { shownCount: sql`${writingCounts.shownCount} + 1` },
    })
}
