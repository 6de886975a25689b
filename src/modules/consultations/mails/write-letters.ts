import { and, eq } from 'drizzle-orm'
import { grants } from '#modules/access/tables.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { canonicalEmail } from '#platform/contract/is-email.ts'
import { BOOKING_CALENDAR } from '../bookings/get-my-calendar.ts'
import { type MadeBooking, madeBookings } from '../bookings/find-booking.ts'
import { bookingPath, bookingsPath, choosePath } from '../paths/vocabulary.ts'
import { bookings } from '../tables.ts'
import { bookingLetter, bookingNote, choiceLetter, type Person, type Reason } from './booking-letter.ts'

interface Told {
  bookingId: string
  reason: Reason
  /** what it is told for, once to each */
  cause: string
  movedById?: string | null
  /** it was cancelled with the right to it */
  isEnded?: boolean
}

/** Writes to a booking's student; and to the school, unless it only comes near. */
export async function writeOfBooking(
  ctx: Ctx,
  { bookingId, reason, cause, movedById = null, isEnded = false }: Told,
  parts: LetterParts,
): Promise<void> {
  const state = reason === 'cancelled' ? ('cancelled' as const) : ('booked' as const)
  const [found] = await madeBookings(ctx, and(eq(bookings.id, bookingId), eq(bookings.state, state)))
  const school = await parts.schools.view(ctx.school.id)
  if (!found || !school) return
  const movedBy = movedById === null ? undefined : await findPerson(ctx, movedById)
  await writeToStudent(ctx, found, { reason, cause, movedBy, isEnded }, parts)
  if (reason === 'place' || reason === 'day' || reason === 'hour') return
  const { origin, language } = ctx.school
  const url = origin + bookingsPath(found.product.id)
  const letter = bookingNote({ reason, found, movedBy, school: ctx.school, language, url })
  const to = canonicalEmail(school.contact_email)
  const attachment = { kind: BOOKING_CALENDAR, id: bookingId }
  await writeLetter(ctx, { cause: `${cause}-school:${bookingId}`, to, attachment, language, letter }, parts)
}

const findPerson = async ({ tx }: Ctx, id: string): Promise<Person | undefined> => {
  const [found] = await tx.select({ id: people.id, name: people.name }).from(people).where(eq(people.id, id))
  return found
}

/** A letter to a booking's student, with the time for their calendar. */
export async function writeToStudent(
  ctx: Ctx,
  found: MadeBooking,
  {
    reason,
    cause,
    movedBy,
    isEnded = false,
  }: Pick<Told, 'reason' | 'cause' | 'isEnded'> & { movedBy?: Person | undefined },
  parts: LetterParts,
): Promise<void> {
  const { booking, student } = found
  const language = student.language ?? ctx.school.language
  const url = ctx.school.origin + bookingPath(booking.id)
  const letter = bookingLetter({ reason, found, movedBy, isEnded, school: ctx.school, language, url })
  const attachment = { kind: BOOKING_CALENDAR, id: booking.id }
  await writeLetter(ctx, { cause: `${cause}:${booking.id}`, to: student.email, attachment, language, letter }, parts)
}

/** Tells whoever was given one without a time that it is theirs to choose. */
export async function writeOfChoice(ctx: Ctx, grantId: string, parts: LetterParts): Promise<void> {
  const [found] = await ctx.tx
    .select({ title: products.title, name: people.name, email: people.email, language: people.language })
    .from(grants)
    .innerJoin(products, eq(products.id, grants.productId))
    .innerJoin(people, eq(people.id, grants.studentId))
    .where(eq(grants.id, grantId))
  if (!found) return
  const { title, name, email } = found
  const language = found.language ?? ctx.school.language
  const url = ctx.school.origin + choosePath(grantId)
  const letter = choiceLetter({ title, name, school: ctx.school.name, language, url })
  await writeLetter(ctx, { cause: `consultation-choice:${grantId}`, to: email, language, letter }, parts)
}
