import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import { placesOffered } from '../events.ts'
import { type Found, lockEvent } from '../require-event.ts'
import { closesAt } from './closing.ts'
import { endWaiting } from './end-waiting.ts'
import { offerFreedPlaces } from './offer-freed-places.ts'
import { offerUntil } from './offer-until.ts'
import { waitingEntries as entries, type WaitingEntry } from './tables.ts'
import { PLACE_PARAM } from './vocabulary.ts'
import { type WaitingLetterParts, writeToEntry } from './write-to-entry.ts'

const AT_ONCE = 50

/**
 * Writes to those for whom places of an event are kept, fifty at a time, under its lock: from then on the time of each offer runs. Where it is too late to come,
 * the line ends instead.
 */
export async function tellOffers(
  ctx: Ctx,
  { event_id: eventId }: { event_id: string },
  parts: WaitingLetterParts,
): Promise<void> {
  const isUntold = and(eq(entries.productId, eventId), eq(entries.state, 'offered'), isNull(entries.offerUntil))
  if ((await ctx.tx.$count(entries, isUntold)) === 0) return
  const found = await lockEvent(ctx, eventId)
  const untold = await ctx.tx
    .select()
    .from(entries)
    .where(isUntold)
    .orderBy(asc(entries.queuedAt), asc(entries.id))
    .limit(AT_ONCE)
  for (const entry of untold) if (!(await tell(ctx, entry, found, parts))) return
  if (untold.length === AT_ONCE) ctx.emit(placesOffered({ event_id: eventId }))
}

/** One offer, or how one that has gone by or ended moves on. Safe to repeat. */
export async function moveOffer(ctx: Ctx, id: string, parts: WaitingLetterParts): Promise<void> {
  const [known] = await ctx.tx.select({ eventId: entries.productId }).from(entries).where(eq(entries.id, id))
  if (!known) return
  const { eventId } = known
  const found = await lockEvent(ctx, eventId)
  const [entry] = await ctx.tx.select().from(entries).where(eq(entries.id, id))
  if (!entry) return
  if (entry.state === 'ended') return tellEnd(ctx, entry, found, parts)
  if (entry.state !== 'offered') return
  if (entry.offerUntil === null) {
    await tell(ctx, entry, found, parts)
    return
  }
  if (entry.offerUntil > ctx.now) return
  await ctx.tx.update(entries).set({ state: 'passed', settledAt: ctx.now }).where(eq(entries.id, id))
  await offerFreedPlaces(ctx, eventId)
}

/** False when it is too late to come, and nobody waits any more. */
async function tell(ctx: Ctx, entry: WaitingEntry, found: Found, parts: WaitingLetterParts): Promise<boolean> {
  const until = offerUntil(ctx.now, closesAt(found.product))
  if (!until) {
    await endWaiting(ctx, found.product.id)
    return false
  }
  const secret = newSecret()
  await ctx.tx
    .update(entries)
    .set({ offerUntil: until, tokenDigest: digestOf(secret) })
    .where(eq(entries.id, entry.id))
  const url = `${ctx.school.origin}/${found.product.slug}/checkout?${PLACE_PARAM}=${secret}`
  await writeToEntry(ctx, { entry, found, letter: { kind: 'offered', until, url }, secret }, parts)
  return true
}

/** Whoever had been promised a place is told that there is none; who only waited has nothing to be told. */
async function tellEnd(ctx: Ctx, entry: WaitingEntry, found: Found, parts: WaitingLetterParts): Promise<void> {
  if (entry.offerUntil === null) return
  await ctx.tx.update(entries).set({ offerUntil: null, tokenDigest: null }).where(eq(entries.id, entry.id))
  if (entry.offerUntil > ctx.now) await writeToEntry(ctx, { entry, found, letter: { kind: 'ended' } }, parts)
}
