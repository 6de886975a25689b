import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Cursor, pageOf } from '#platform/contract/paging.ts'
import { GivenDay, GivenTime, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { NewProduct, ProductPage, ProductRow, ProductRowsAsked } from '#modules/catalog/contract.ts'
import {
  BOOKING_TIMES,
  BUFFER_MAX,
  EXCEPTIONS_MAX,
  HORIZON_DAYS_MAX,
  HOURS_AHEAD_MAX,
  LENGTH_MAX,
  LENGTH_MIN,
  PLACE_KINDS,
  REASON_MAX,
  RULES_MAX,
  WHERE_MAX,
} from './vocabulary.ts'

export const SlotTime = z.object({ starts_at: Time, ends_at: Time })
export type SlotTime = z.output<typeof SlotTime>

/** Where it takes place; a link and a number are told to whoever has booked. */
const Where = z.object({ place_kind: z.enum(PLACE_KINDS), place: z.string() })
export type Where = z.output<typeof Where>

/** Until so many hours before it its student may move or cancel it; null: not at all. */
const Rules = z.object({ movable_hours: z.int().nullable(), cancellable_hours: z.int().nullable() })

/** What everyone may know of a consultation, and what whoever looks has not booked yet. */
export const ConsultationPage = Where.extend(Rules.shape).extend({
  product: ProductPage,
  length_minutes: z.int(),
  /** the viewer's right to one, for which they have not chosen when */
  waiting_grant_id: Id.nullable(),
})
export type ConsultationPage = z.output<typeof ConsultationPage>

const FreeSlots = z.object({
  slots: z.array(SlotTime),
  /** the first day after these with a free slot, by the school's clocks */
  next_from: z.string().nullable(),
})
export const SlotPage = FreeSlots.extend({
  /** the slot that was asked about; null when it cannot be booked */
  chosen: SlotTime.nullable(),
})
export type SlotPage = z.output<typeof SlotPage>

const Titled = z.object({ slug: z.string(), title: z.string() })

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

/** In minutes and hours; by the school's clocks. */
const Terms = Where.extend(Rules.shape).extend({
  length_minutes: z.int(),
  buffer_before: z.int(),
  buffer_after: z.int(),
  notice_hours: z.int(),
  horizon_days: z.int(),
})
/** A time of day as 09:30; a day ends at 24:00. */
const DayTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'validation.day-time')
const DaySpan = z.object({ from: DayTime, until: DayTime })
const Hours = z.object({
  /** 1 is Monday */
  rules: z.array(DaySpan.extend({ weekday: z.int().min(1).max(7) })).max(RULES_MAX),
  /** days of their own; without spans, closed */
  exceptions: z.array(z.object({ day: GivenDay, spans: z.array(DaySpan).max(10) })).max(EXCEPTIONS_MAX),
})
export type GivenHours = z.output<typeof Hours>

/** A consultation as its admin changes it. */
export const Setup = z.object({
  terms: Terms,
  hours: Hours,
  /** how many have booked what is still to come */
  coming_count: z.int(),
})
export type Setup = z.output<typeof Setup>

export const PanelConsultation = ProductRow.extend({ length_minutes: z.int(), coming_count: z.int() })
export type PanelConsultation = z.output<typeof PanelConsultation>

export const PanelBooking = SlotTime.extend({
  id: Id,
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

const ConsultationParams = z.object({ consultationId: Id })
const SlugParams = z.object({ consultationSlug: z.string().max(200) })
const BookingParams = z.object({ bookingId: Id })
const From = z.object({ from: GivenDay.optional().catch(undefined) })
const Listed = z.object({ when: z.enum(BOOKING_TIMES), cursor: Cursor })
const Made = z.object({ consultation: z.object({ id: Id, slug: z.string() }) })
const Booked = z.object({ booking: MyBooking })

export const getConsultationPage = endpoint({
  method: 'GET',
  path: '/json/consultations/:consultationSlug',
  summary: 'A consultation as its page shows it; drafts only to admins',
  access: 'anyone',
  params: SlugParams,
  answer: ConsultationPage,
})

export const listSlots = endpoint({
  method: 'GET',
  path: '/json/consultations/:consultationSlug/slots',
  summary: 'The free times of a consultation, from a day on, and whether the one that was chosen is still free',
  access: 'anyone',
  params: SlugParams,
  query: From.extend({ chosen: GivenTime.optional().catch(undefined) }),
  answer: SlotPage,
})

export const listMyBookings = endpoint({
  method: 'GET',
  path: '/json/my/consultations',
  summary: 'What whoever is signed in has booked: what comes, the next first, or what was, the last first',
  access: 'signed-in',
  query: Listed,
  answer: MyBookingPage,
})

export const listWaiting = endpoint({
  method: 'GET',
  path: '/json/my/consultations/waiting',
  summary: 'The consultations whoever is signed in has, without having chosen when',
  access: 'signed-in',
  query: z.object({ cursor: Cursor }),
  answer: WaitingPage,
})

export const getWaiting = endpoint({
  method: 'GET',
  path: '/json/my/consultations/waiting/:waitingId',
  summary: 'When one may have a consultation for which one has not chosen yet',
  access: 'signed-in',
  params: z.object({ waitingId: Id }),
  query: From,
  answer: ChoicePage,
})

export const bookWaiting = endpoint({
  method: 'POST',
  path: '/my/consultations/waiting/:waitingId',
  summary: 'Choose when one has a consultation for which one has not chosen yet',
  access: 'student',
  refuses: [409],
  params: z.object({ waitingId: Id }),
  body: z.object({ slot: GivenTime }),
  status: 201,
  answer: Booked,
})

export const getMyBooking = endpoint({
  method: 'GET',
  path: '/json/my/consultations/:bookingId',
  summary: 'One’s own booking: when, where, and what may still be done with it',
  access: 'signed-in',
  params: BookingParams,
  answer: MyBooking,
})

export const getMyBookingCalendar = endpoint({
  method: 'GET',
  path: '/my/consultations/:bookingId/calendar',
  summary: 'One’s own booking as an iCalendar file',
  access: 'signed-in',
  params: BookingParams,
  answer: z.unknown(),
  type: 'text/calendar',
})

export const listOtherSlots = endpoint({
  method: 'GET',
  path: '/json/my/consultations/:bookingId/slots',
  summary: 'To when one may move one’s own booking',
  access: 'signed-in',
  params: BookingParams,
  query: From,
  answer: ChoicePage,
})

export const moveBooking = endpoint({
  method: 'PUT',
  path: '/my/consultations/:bookingId/time',
  summary: 'Move one’s own booking to another free time, as long as its consultation lets one',
  access: 'student',
  refuses: [409],
  params: BookingParams,
  body: z.object({ slot: GivenTime }),
  answer: Booked,
})

export const cancelMyBooking = endpoint({
  method: 'POST',
  path: '/my/consultations/:bookingId/cancel',
  summary: 'Cancel one’s own booking, as long as its consultation lets one; another time may be chosen for it',
  access: 'student',
  refuses: [409],
  params: BookingParams,
  answer: Booked,
})

export const listPanelConsultations = endpoint({
  method: 'GET',
  path: '/json/home/consultations',
  summary: 'All consultations of the school, newest first, found by title and status',
  access: 'admin',
  query: ProductRowsAsked,
  answer: pageOf(PanelConsultation),
})

export const createConsultation = endpoint({
  method: 'POST',
  path: '/home/consultations',
  summary: 'Make a consultation, as a draft of an hour without hours',
  access: 'admin',
  body: NewProduct,
  status: 201,
  answer: Made,
})

export const duplicateConsultation = endpoint({
  method: 'POST',
  path: '/home/consultations/:consultationId/duplicate',
  summary: 'Make a draft that says, costs and is offered the same as a consultation',
  access: 'admin',
  params: ConsultationParams,
  status: 201,
  answer: Made,
})

export const getSetup = endpoint({
  method: 'GET',
  path: '/json/home/consultations/:consultationId/setup',
  summary: 'How long a consultation is, when it is offered, and where it takes place',
  access: 'admin',
  params: ConsultationParams,
  answer: Setup,
})

const ahead = z.int().min(0).max(HOURS_AHEAD_MAX)
const buffer = z.int().min(0).max(BUFFER_MAX)

export const changeTerms = endpoint({
  method: 'PUT',
  path: '/home/consultations/:consultationId/terms',
  summary: 'Say how long a consultation is, how far ahead it is booked, and where it takes place',
  access: 'admin',
  params: ConsultationParams,
  body: z.object({
    length_minutes: z.int().min(LENGTH_MIN).max(LENGTH_MAX),
    buffer_before: buffer,
    buffer_after: buffer,
    notice_hours: ahead,
    horizon_days: z.int().min(1).max(HORIZON_DAYS_MAX),
    place_kind: z.enum(PLACE_KINDS),
    place: oneLine().max(WHERE_MAX).default(''),
    movable_hours: ahead.nullable(),
    cancellable_hours: ahead.nullable(),
  }),
  answer: Setup,
})

export const changeHours = endpoint({
  method: 'PUT',
  path: '/home/consultations/:consultationId/hours',
  summary: 'Say on which days and at which times a consultation is offered',
  access: 'admin',
  params: ConsultationParams,
  body: Hours,
  answer: Setup,
})

export const listBookings = endpoint({
  method: 'GET',
  path: '/json/home/consultations/:consultationId/bookings',
  summary: 'Who has booked a consultation: what comes, the next first, or what was, the last first',
  access: 'admin',
  params: ConsultationParams,
  query: Listed,
  answer: PanelBookingPage,
})

export const listPanelSlots = endpoint({
  method: 'GET',
  path: '/json/home/bookings/:bookingId/slots',
  summary: 'To when an admin may move a booking',
  access: 'admin',
  params: BookingParams,
  query: From,
  answer: ChoicePage,
})

export const movePanelBooking = endpoint({
  method: 'PUT',
  path: '/home/bookings/:bookingId/time',
  summary: 'Move a booking to another free time; its student is told who moved it',
  access: 'admin',
  refuses: [409],
  params: BookingParams,
  body: z.object({ slot: GivenTime }),
  answer: z.object({ booking: PanelBooking }),
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/home/bookings/:bookingId/cancel',
  summary: 'Cancel a booking with a reason; its student is told and may choose another time',
  access: 'admin',
  refuses: [409],
  params: BookingParams,
  body: z.object({ reason: someLines().min(1).max(REASON_MAX) }),
  answer: z.object({ booking: PanelBooking }),
})
