import { and, eq, sql } from 'drizzle-orm'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { NotWaiting, WaitingNotOpen } from '../refusals.ts'
import { lockEvent } from '../require-event.ts'
import { isClosed } from './closing.ts'
import type { WaitingEntry as Shown } from './contract.ts'
import { offerFreedPlaces } from './offer-freed-places.ts'
import { waitingEntries as entries, type WaitingEntry } from './tables.ts'
import { mayBeOffered, viewEntry } from './view.ts'

interface Named {
  eventId: string
  entryId: string
}

/** Forgets somebody who waited. A place that was offered to them is the next one's; who is paying has theirs. Refuses with 404. */
export async function removeWaiting(ctx: Ctx, { eventId, entryId }: Named): Promise<{ done: true }> {
  await lockNamed(ctx, { eventId, entryId })
  await ctx.tx.delete(entries).where(eq(entries.id, entryId))
  await offerFreedPlaces(ctx, eventId)
  return { done: true }
}

/**
 * Puts somebody at the head of the line: a place that is free is offered to them at once, else the next one is. Refuses with 409 who has a place or wants none, and
 * when it is too late.
 */
export async function offerAhead(ctx: Ctx, { eventId, entryId }: Named): Promise<{ entry: Shown }> {
  const { product, entry } = await lockNamed(ctx, { eventId, entryId })
  refuseUnless(mayBeOffered(entry), new NotWaiting())
  refuseUnless(product.status === 'published' && !isClosed(product, ctx.now), new WaitingNotOpen())
  const [first] = await ctx.tx
    .select({ at: sql<string | null>`min(${entries.queuedAt})` })
    .from(entries)
    .where(and(eq(entries.productId, eventId), eq(entries.state, 'waiting')))
  const ahead = Math.min(ctx.now.getTime(), first?.at ? new Date(first.at).getTime() - 1 : Infinity)
  await ctx.tx
    .update(entries)
    .set({ state: 'waiting', queuedAt: new Date(ahead), settledAt: null, offerUntil: null, tokenDigest: null })
    .where(eq(entries.id, entryId))
  await offerFreedPlaces(ctx, eventId)
  const [now] = await ctx.tx.select().from(entries).where(eq(entries.id, entryId))
  const { email, ...rest } = foundOr404(now)
  return { entry: viewEntry({ ...rest, email: shownEmail(email) }, rest.state === 'waiting' ? 1 : null) }
}

async function lockNamed(ctx: Ctx, { eventId, entryId }: Named) {
  const { product } = await lockEvent(ctx, eventId)
  const named = and(eq(entries.id, entryId), eq(entries.productId, eventId))
  const [found] = await ctx.tx.select().from(entries).where(named)
  const entry: WaitingEntry = foundOr404(found)
  ctx.note({
    subject: `${entry.name}: ${product.title}`,
    url: `${editorPath({ kind: 'live_event', id: eventId })}/participants`,
  })
  return { product, entry }
}
