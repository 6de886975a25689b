import { and, eq, gt, sql } from 'drizzle-orm'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import { HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { type FieldErrors, InvalidFields } from '#platform/refusal.ts'
import type { changeSchedule as endpoint, Schedule } from './contract.ts'
import { eventMoved } from './events.ts'
import { countHolders, getSchedule } from './get-schedule.ts'
import { datesOf, lockEvent } from './require-event.ts'
import { type LiveEvent, type LiveEventSession, liveEvents, liveEventSessions } from './tables.ts'
import { SESSION_HOURS_MAX } from './vocabulary.ts'
import { offerFreedPlaces } from './waiting/offer-freed-places.ts'

type Given = Input<typeof endpoint>
type Span = Pick<LiveEventSession, 'startsAt' | 'endsAt'>

/**
 * Says when and where a live event takes place, and for how many. Whoever has a ticket is told of other dates, another place or link, once
 * for each change. Refuses with 404 what is no live event; with 422 dates that cross or last too long, none of what is on the site, a place
 * without a name, and fewer places than are taken.
 */
export async function changeSchedule(ctx: Ctx, input: Given): Promise<Schedule> {
  const { eventId, capacity } = input
  const { product, event } = await lockEvent(ctx, eventId)
  ctx.note({ subject: product.title, url: editorPath({ kind: 'live_event', id: eventId }) })
  const spans = input.dates
    .map(({ starts_at, ends_at }, at) => ({ startsAt: new Date(starts_at), endsAt: new Date(ends_at), at }))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const where = whereOf(input)
  refuseWrong(spans, { ...where, capacity, taken: product.stockSold, isPublished: product.status === 'published' })
  const known = await datesOf(ctx, eventId)
  const isMoved = !isSame(known, spans) || !isAt(event, where)
  const revision = event.revision + (isMoved ? 1 : 0)
  await ctx.tx
    .update(liveEvents)
    .set({ ...where, revision })
    .where(eq(liveEvents.productId, eventId))
  await keepDates(ctx, eventId, spans)
  await ctx.tx
    .update(products)
    .set({
      stockLimit: capacity,
      takesPlaceFrom: spans[0]?.startsAt ?? null,
      takesPlaceUntil: latestOf(spans),
    })
    .where(eq(products.id, eventId))
  await offerFreedPlaces(ctx, eventId)
  if (isMoved && (await countHolders(ctx, eventId)) > 0)
    ctx.emit(eventMoved({ event_id: eventId, revision, after: null }))
  return getSchedule(ctx, { eventId })
}

/** What is online has no place, and what is at a place no link. */
const whereOf = ({ venue, online_url, place, address }: Given) =>
  venue === 'online'
    ? { venue, onlineUrl: online_url, place: '', address: '' }
    : { venue, onlineUrl: '', place, address }

type Asked = Pick<LiveEvent, 'venue' | 'place'> & { capacity: number | null; taken: number; isPublished: boolean }

/** Each date is refused under its own field, as it was given. */
function refuseWrong(spans: (Span & { at: number })[], { venue, place, capacity, taken, isPublished }: Asked): void {
  const fields: FieldErrors = {}
  const wrong = (field: string, key: string, params = {}) => (fields[field] ??= [{ key, params }])
  for (const [place, { startsAt, endsAt, at }] of spans.entries()) {
    const length = endsAt.getTime() - startsAt.getTime()
    if (length <= 0) wrong(`dates.${at}.ends_at`, 'validation.end-before-start')
    else if (length > SESSION_HOURS_MAX * HOUR)
      wrong(`dates.${at}.ends_at`, 'validation.event-too-long', { hours: SESSION_HOURS_MAX })
    const before = spans[place - 1]
    if (before && startsAt < before.endsAt) wrong(`dates.${at}.starts_at`, 'validation.event-dates-cross')
  }
  if (isPublished && spans.length === 0) wrong('dates.0.starts_at', 'validation.event-dateless')
  if (venue === 'place' && place === '') wrong('place', 'validation.event-place')
  if (capacity !== null && capacity < taken) wrong('capacity', 'validation.stock-below-sold', { sold: taken })
  if (Object.keys(fields).length > 0) throw new InvalidFields(fields)
}

/** A date that stays as it was keeps what it has reminded of. */
async function keepDates({ tx }: Ctx, eventId: string, spans: Span[]): Promise<void> {
  const beyond = and(eq(liveEventSessions.productId, eventId), gt(liveEventSessions.position, spans.length))
  await tx.delete(liveEventSessions).where(beyond)
  if (spans.length === 0) return
  const unlessMoved = (column: string) =>
    sql.raw(`case when live_event_sessions.starts_at = excluded.starts_at then live_event_sessions.${column} end`)
  await tx
    .insert(liveEventSessions)
    .values(spans.map(({ startsAt, endsAt }, at) => ({ startsAt, endsAt, productId: eventId, position: at + 1 })))
    .onConflictDoUpdate({
      target: [liveEventSessions.productId, liveEventSessions.position],
      set: {
        startsAt: sql`excluded.starts_at`,
        endsAt: sql`excluded.ends_at`,
        dayRemindedAt: unlessMoved('day_reminded_at'),
        hourRemindedAt: unlessMoved('hour_reminded_at'),
      },
    })
}

const latestOf = (spans: Span[]): Date | null => spans.at(-1)?.endsAt ?? null

const isSame = (known: Span[], spans: Span[]): boolean =>
  known.length === spans.length &&
  known.every(
    ({ startsAt, endsAt }, at) =>
      startsAt.getTime() === spans[at]!.startsAt.getTime() && endsAt.getTime() === spans[at]!.endsAt.getTime(),
  )

const isAt = (event: LiveEvent, where: ReturnType<typeof whereOf>): boolean =>
  event.venue === where.venue &&
  event.onlineUrl === where.onlineUrl &&
  event.place === where.place &&
  event.address === where.address
