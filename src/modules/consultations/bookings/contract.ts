import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Cursor, pageOf } from '#platform/contract/paging.ts'
import { GivenTime, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { FreeSlots, From, SlotTime, Titled, Where } from '../contract.ts'
import { BOOKING_TIMES, REASON_MAX, SEARCH_MAX } from '../vocabulary.ts'

export const MyBooking = Titled.extend(Where.shape).extend(SlotTime.shape).extend({
  id: Id,
  is_over: z.boolean(),
  is_cancelled: z.boolean(),
  /** of whoever cancelled it */
  reason: z.string(),
  /** until when it may be moved and cancelled; null: not any more, or not at all */
  movable_until: Time.nullable(),
  cancellable_until: Time.nullable(),
  /** the right it used, where that is free for another time */
  waiting_grant_id: Id.nullable(),
})
export type MyBooking = z.output<typeof MyBooking>

export const MyBookingItem = MyBooking.pick({
  id: true,
  title: true,
  place_kind: true,
  starts_at: true,
  ends_at: true,
  is_cancelled: true,
})
export type MyBookingItem = z.output<typeof MyBookingItem>
export const MyBookingPage = pageOf(MyBookingItem)
export type MyBookingPage = z.output<typeof MyBookingPage>

const Waiting = Titled.extend({ grant_id: Id })
export type Waiting = z.output<typeof Waiting>
export const WaitingPage = pageOf(Waiting)
export type WaitingPage = z.output<typeof WaitingPage>

/** When somebody may have what they have not booked yet, or have booked for another time. */
export const ChoicePage = Titled.extend(FreeSlots.shape)
export type ChoicePage = z.output<typeof ChoicePage>

export const PanelBooking = SlotTime.extend({
  id: Id,
  /** of its consultation */
  title: z.string(),
  student_id: Id,
  name: z.string(),
  email: z.string(),
  is_cancelled: z.boolean(),
  reason: z.string(),
  can: z.object({ move: z.boolean(), cancel: z.boolean() }),
})
export type PanelBooking = z.output<typeof PanelBooking>
export const PanelBookingPage = pageOf(PanelBooking)
export type PanelBookingPage = z.output<typeof PanelBookingPage>

const Listed = z.object({ when: z.enum(BOOKING_TIMES), cursor: Cursor })
const Booked = z.object({ booking: MyBooking })
export const listMyBookings = endpoint('GET /json/my/consultations', {
  summary: 'What whoever is signed in has booked: what comes, the next first, or what was, the last first',
  access: 'signed-in',
  query: Listed,
  answer: MyBookingPage,
})

export const listWaiting = endpoint('GET /json/my/consultations/waiting', {
  summary: 'The consultations whoever is signed in has, without having chosen when',
  access: 'signed-in',
  query: z.object({ cursor: Cursor }),
  answer: WaitingPage,
})

export const getWaiting = endpoint('GET /json/my/consultations/waiting/:waitingId', {
  summary: 'When one may have a consultation for which one has not chosen yet',
  access: 'signed-in',
  query: From,
  answer: ChoicePage,
})

export const bookWaiting = endpoint('POST /my/consultations/waiting/:waitingId', {
  summary: 'Choose when one has a consultation for which one has not chosen yet',
  access: 'student',
  refuses: [409],
  body: z.object({ slot: GivenTime }),
  status: 201,
  answer: Booked,
})

export const getMyBooking = endpoint('GET /json/my/consultations/:bookingId', {
  summary: 'One’s own booking: when, where, and what may still be done with it',
  access: 'signed-in',
  answer: MyBooking,
})

export const getMyBookingCalendar = endpoint('GET /my/consultations/:bookingId/calendar', {
  summary: 'One’s own booking as an iCalendar file',
  access: 'signed-in',
  answer: z.unknown(),
  type: 'text/calendar',
})

export const listOtherSlots = endpoint('GET /json/my/consultations/:bookingId/slots', {
  summary: 'To when one may move one’s own booking',
  access: 'signed-in',
  query: From,
  answer: ChoicePage,
})

export const moveBooking = endpoint('PUT /my/consultations/:bookingId/time', {
  summary: 'Move one’s own booking to another free time, as long as its consultation lets one',
  access: 'student',
  refuses: [409],
  body: z.object({ slot: GivenTime }),
  answer: Booked,
})

export const cancelMyBooking = endpoint('POST /my/consultations/:bookingId/cancel', {
  summary: 'Cancel one’s own booking, as long as its consultation lets one; another time may be chosen for it',
  access: 'student',
  refuses: [409],
  answer: Booked,
})

export const listBookings = endpoint('GET /json/home/consultations/:consultationId/bookings', {
  summary: 'Who has booked a consultation: what comes, the next first, or what was, the last first',
  access: 'admin',
  right: 'see-attendance',
  query: Listed,
  answer: PanelBookingPage,
})

export const listAllBookings = endpoint('GET /json/home/bookings', {
  summary: 'The bookings of all consultations, found by any words of who booked: what comes first, or what was',
  access: 'admin',
  right: 'see-attendance',
  query: Listed.extend({ q: oneLine().max(SEARCH_MAX).optional() }),
  answer: PanelBookingPage,
})

export const listPanelSlots = endpoint('GET /json/home/bookings/:bookingId/slots', {
  summary: 'To when an admin may move a booking',
  access: 'admin',
  right: 'keep-attendance',
  query: From,
  answer: ChoicePage,
})

export const movePanelBooking = endpoint('PUT /home/bookings/:bookingId/time', {
  summary: 'Move a booking to another free time; its student is told who moved it',
  access: 'admin',
  right: 'keep-attendance',
  refuses: [409],
  body: z.object({ slot: GivenTime }),
  answer: z.object({ booking: PanelBooking }),
})

export const cancelBooking = endpoint('POST /home/bookings/:bookingId/cancel', {
  summary: 'Cancel a booking with a reason; its student is told and may choose another time',
  access: 'admin',
  right: 'keep-attendance',
  refuses: [409],
  body: z.object({ reason: someLines().min(1).max(REASON_MAX) }),
  answer: z.object({ booking: PanelBooking }),
})
