import { asc, eq } from 'drizzle-orm'
import { lockProduct } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { Recording } from './contract.ts'
import { type LiveEvent, type LiveEventSession, liveEvents, liveEventSessions } from './tables.ts'

export interface Found {
  product: typeof products.$inferSelect
  event: LiveEvent
}

/** Refuses with 404 what is no live event of this school. */
export async function requireEvent({ tx }: Ctx, eventId: string): Promise<Found> {
  const [found] = await tx
    .select({ product: products, event: liveEvents })
    .from(liveEvents)
    .innerJoin(products, eq(products.id, liveEvents.productId))
    .where(eq(liveEvents.productId, eventId))
  return foundOr404(found)
}

/** The same for whoever changes it: one after the other, and after those who buy it now. */
export async function lockEvent(ctx: Ctx, eventId: string): Promise<Found> {
  await lockProduct(ctx, eventId)
  return requireEvent(ctx, eventId)
}

/** The course in which it can be watched afterwards. */
export async function recordingOf({ tx }: Ctx, { recordingId }: LiveEvent): Promise<Recording | null> {
  if (recordingId === null) return null
  const { id, slug, title } = products
  const [recording] = await tx.select({ id, slug, title }).from(products).where(eq(id, recordingId))
  return recording ?? null
}

/** When it takes place, in order. */
export const datesOf = ({ tx }: Ctx, eventId: string): Promise<LiveEventSession[]> =>
  tx
    .select()
    .from(liveEventSessions)
    .where(eq(liveEventSessions.productId, eventId))
    .orderBy(asc(liveEventSessions.position))

export const viewDate = ({ startsAt, endsAt }: Pick<LiveEventSession, 'startsAt' | 'endsAt'>) => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
})

export const isOver = (until: Date | null, now: Date): boolean => until !== null && until <= now
