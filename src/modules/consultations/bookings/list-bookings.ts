import { and, asc, desc, eq, lte, or, type SQL } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { people } from '#modules/people/tables.ts'
import { cursorOf, laterThan, olderThan, pageFrom, readCursor } from '#platform/db/paging.ts'
import { hasTypedWords } from '#platform/db/typed-words.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type {
  listAllBookings as allEndpoint,
  listBookings as endpoint,
  listMyBookings as myEndpoint,
  MyBookingPage,
  PanelBookingPage,
} from './contract.ts'
import { requireConsultation } from '../require-consultation.ts'
import { bookings } from '../tables.ts'
import type { BookingTime } from '../vocabulary.ts'
import { type MadeBooking, madeBookings } from './find-booking.ts'
import { isStillToEnd } from './still-to-end.ts'
import { viewPanelBooking } from './view.ts'

const PAGE = 20

export async function listMyBookings(ctx: Ctx, { when, cursor }: Input<typeof myEndpoint>): Promise<MyBookingPage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const rows = await inTime(ctx, eq(bookings.studentId, ctx.actor.id), when, cursor)
  return pageFrom(
    rows,
    PAGE,
    ({ booking, consultation, product }) => ({
      id: booking.id,
      title: product.title,
      place_kind: consultation.placeKind,
      starts_at: booking.startsAt.toISOString(),
      ends_at: booking.endsAt.toISOString(),
      is_cancelled: booking.state === 'cancelled',
    }),
    (last) => pathOf('/json/my/consultations', { when }, last),
  )
}

/** Who has booked a consultation. Refuses with 404 what is none. */
export async function listBookings(
  ctx: Ctx,
  { consultationId, when, cursor }: Input<typeof endpoint>,
): Promise<PanelBookingPage> {
  await requireConsultation(ctx, consultationId)
  const rows = await inTime(ctx, eq(bookings.productId, consultationId), when, cursor)
  return pageFrom(
    rows,
    PAGE,
    (row) => viewPanelBooking(row, ctx.now),
    (last) => pathOf(`/json/home/consultations/${consultationId}/bookings`, { when }, last),
  )
}

/** Who has booked anything: the school has one calendar. Words are looked for in who booked. */
export async function listAllBookings(
  ctx: Ctx,
  { when, q, cursor }: Input<typeof allEndpoint>,
): Promise<PanelBookingPage> {
  const rows = await inTime(ctx, q ? hasTypedWords(people.searchText, q) : undefined, when, cursor)
  return pageFrom(
    rows,
    PAGE,
    (row) => viewPanelBooking(row, ctx.now),
    (last) => pathOf('/json/home/bookings', { when, ...(q && { q }) }, last),
  )
}

/** What comes, the next first, or what was or was cancelled, the last first; one row more than a page when there is more. */
function inTime(
  ctx: Ctx,
  whose: SQL | undefined,
  when: BookingTime,
  cursor: string | undefined,
): Promise<MadeBooking[]> {
  const { startsAt, endsAt, id, state } = bookings
  if (when === 'past')
    return madeBookings(
      ctx,
      and(whose, or(lte(endsAt, ctx.now), eq(state, 'cancelled')), olderThan(startsAt, id, cursor)),
    )
      .orderBy(desc(startsAt), desc(id))
      .limit(PAGE + 1)
  const later = laterThan(startsAt, id, cursor === undefined ? undefined : readCursor(cursor))
  return madeBookings(ctx, and(whose, isStillToEnd(ctx), later))
    .orderBy(asc(startsAt), asc(id))
    .limit(PAGE + 1)
}

const pathOf = (path: string, asked: Record<string, string>, { booking: { id, startsAt } }: MadeBooking): string =>
  `${path}?${new URLSearchParams({ ...asked, cursor: cursorOf({ createdAt: startsAt, id }) })}`
