import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { GivenTime, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { ProductPage, ProductRow } from '#modules/catalog/contract.ts'
import { madeProduct, makesProduct, productRows } from '#modules/catalog/kinds/contract.ts'
import { STOCK_MAX } from '#modules/catalog/vocabulary.ts'
import { Picture } from '#modules/media/contract.ts'
import { WaitingList } from './waiting/contract.ts'
import { ADDRESS_MAX, ATTENDANCE, LINK_MAX, PLACE_MAX, SESSIONS_MAX, VENUES } from './vocabulary.ts'

export const EventDate = z.object({ starts_at: Time, ends_at: Time })
export type EventDate = z.output<typeof EventDate>

/** Where an event is; the link of one that is online is its ticket holders' alone. */
const Where = z.object({ venue: z.enum(VENUES), place: z.string(), address: z.string() })
export type Where = z.output<typeof Where>

/** What everyone may know of an event, and whether whoever looks has a ticket. */
export const EventPage = Where.extend({
  product: ProductPage,
  dates: z.array(EventDate),
  /** its last date has ended */
  is_over: z.boolean(),
  has_ticket: z.boolean(),
  waiting: WaitingList,
})
export type EventPage = z.output<typeof EventPage>

export const MyEvent = Where.pick({ venue: true, place: true }).extend({
  id: Id,
  slug: z.string(),
  title: z.string(),
  cover: Picture.nullable(),
  /** the next of its dates, or the last one when all are over */
  date: EventDate.nullable(),
  is_over: z.boolean(),
})
export type MyEvent = z.output<typeof MyEvent>
export const MyEventPage = pageOf(MyEvent)
export type MyEventPage = z.output<typeof MyEventPage>

/** The course in which an event can be watched afterwards. */
const Recording = z.object({ id: Id, slug: z.string(), title: z.string() })
export type Recording = z.output<typeof Recording>

/** The code as a picture: what an svg of so many units draws. */
const Qr = z.object({ size: z.int(), path: z.string() })

/** What somebody comes in with. */
export const Ticket = Where.extend({
  id: Id,
  slug: z.string(),
  title: z.string(),
  holder: z.string(),
  /** as people read it */
  code: z.string(),
  qr: Qr,
  dates: z.array(EventDate),
  /** empty while it is not known, and of what is at a place */
  online_url: z.string(),
  is_over: z.boolean(),
  checked_in_at: Time.nullable(),
})
export type Ticket = z.output<typeof Ticket>

/** One of those that were bought at once. */
const HeldTicket = z.object({
  id: Id,
  number: z.int(),
  holder: z.string(),
  code: z.string(),
  qr: Qr,
  /** whom it was named for */
  guest: z.object({ name: z.string(), email: z.string() }).nullable(),
  checked_in_at: Time.nullable(),
  can: z.object({ name_guest: z.boolean() }),
})
export type HeldTicket = z.output<typeof HeldTicket>

export const MyTicket = Ticket.extend({
  recording: Recording.nullable(),
  /** it and those that were bought with it */
  tickets: z.array(HeldTicket),
})
export type MyTicket = z.output<typeof MyTicket>

export const PanelEvent = ProductRow.extend({
  takes_place_from: Time.nullable(),
  is_over: z.boolean(),
  /** places that are taken: tickets, and those being paid for */
  places_taken: z.int(),
  capacity: z.int().nullable(),
  /** how many wait for one */
  waiting_count: z.int(),
})
export type PanelEvent = z.output<typeof PanelEvent>

/** When and where, as its admin changes it. */
export const Schedule = Where.extend({
  dates: z.array(EventDate),
  online_url: z.string(),
  /** null: as many as want to come */
  capacity: z.int().nullable(),
  places_taken: z.int(),
  /** how many have a ticket or are given one, and are told when this changes */
  holders_count: z.int(),
  recording: Recording.nullable(),
})
export type Schedule = z.output<typeof Schedule>

export const Participant = z.object({
  id: Id,
  /** null of a gift that nobody has claimed yet, which lets nobody in */
  student_id: Id.nullable(),
  name: z.string(),
  email: z.string(),
  /** null of such a gift */
  code: z.string().nullable(),
  /** who bought it, if it is somebody else's or still has nobody's name */
  bought_by: z.string().nullable(),
  created_at: Time,
  checked_in_at: Time.nullable(),
  /** the admin who did it; null once they are gone */
  checked_in_by: z.string().nullable(),
})
export type Participant = z.output<typeof Participant>
export const ParticipantPage = pageOf(Participant).extend({ tickets_count: z.int(), checked_in_count: z.int() })
export type ParticipantPage = z.output<typeof ParticipantPage>

const Admitted = z.object({
  participant: Participant,
  /** they had been let in before: `checked_in_at` says when */
  was_in: z.boolean(),
})
export type Admitted = z.output<typeof Admitted>

export const getEventPage = endpoint('GET /json/events/:eventSlug', {
  summary: 'A live event as its page shows it; drafts only to admins',
  access: 'anyone',
  answer: EventPage,
})

export const listMyEvents = endpoint('GET /json/my/events', {
  summary: 'The live events whoever is signed in has tickets for, the newest ticket first',
  access: 'signed-in',
  ...inPages(MyEventPage),
})

export const getMyTicket = endpoint('GET /json/my/events/:eventSlug', {
  summary: 'One’s own ticket for a live event: its code as a picture, dates, link or place',
  access: 'signed-in',
  answer: MyTicket,
})

export const getMyCalendar = endpoint('GET /my/events/:eventSlug/calendar', {
  summary: 'The dates of a live event one has a ticket for, as an iCalendar file',
  access: 'signed-in',
  answer: z.unknown(),
  type: 'text/calendar',
})

export const listPanelEvents = endpoint('GET /json/home/events', {
  summary: 'All live events of the school, newest first, found by title and status',
  access: 'admin',
  right: 'see-products',
  ...productRows(PanelEvent),
})

export const createEvent = endpoint('POST /home/events', {
  summary: 'Make a live event, as a draft without dates',
  access: 'admin',
  right: 'change-products',
  ...makesProduct('event'),
})

export const duplicateEvent = endpoint('POST /home/events/:eventId/duplicate', {
  summary: 'Make a draft that says, costs and takes place the same as a live event',
  access: 'admin',
  right: 'change-products',
  ...madeProduct('event'),
})

export const getSchedule = endpoint('GET /json/home/events/:eventId/schedule', {
  summary: 'When and where a live event takes place, and for how many',
  access: 'admin',
  right: 'see-products',
  answer: Schedule,
})

export const changeSchedule = endpoint('PUT /home/events/:eventId/schedule', {
  summary:
    'Say when and where a live event takes place, and for how many; ticket holders are told of other dates or places',
  access: 'admin',
  right: 'change-products',
  over: writesOver(getSchedule, ['dates', 'venue', 'online_url', 'place', 'address', 'capacity']),
  body: z.object({
    dates: z
      .array(z.object({ starts_at: GivenTime, ends_at: GivenTime }))
      .max(SESSIONS_MAX)
      .default([]),
    venue: z.enum(VENUES),
    online_url: z
      .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'validation.event-link' })])
      .default('')
      .refine((url) => url.length <= LINK_MAX, 'validation.event-link'),
    place: oneLine().max(PLACE_MAX).default(''),
    address: someLines().max(ADDRESS_MAX).default(''),
    /** null: as many as want to come */
    capacity: z.int().min(1, 'validation.stock').max(STOCK_MAX, 'validation.stock').nullable().default(null),
    seen: Seen,
  }),
  answer: Schedule,
})

export const changeRecording = endpoint('PUT /home/events/:eventId/recording', {
  summary: 'Say in which course a live event can be watched afterwards; ticket holders get it, and are told',
  access: 'admin',
  right: 'change-products',
  body: z.object({ course_id: Id.nullable() }),
  answer: Schedule,
})

export const listParticipants = endpoint('GET /json/home/events/:eventId/participants', {
  summary: 'Who has a ticket for a live event, the newest first, found by name, address or code, in or not yet',
  access: 'admin',
  right: 'see-attendance',
  query: z.object({
    q: oneLine().max(150).optional(),
    attendance: z.enum(ATTENDANCE).optional(),
    cursor: Cursor,
  }),
  answer: ParticipantPage,
})

export const checkInByCode = endpoint('POST /home/events/:eventId/check-in', {
  summary: 'Let in whoever has the ticket with this code: typed, or scanned',
  access: 'admin',
  right: 'keep-attendance',
  refuses: [409],
  body: z.object({ ticket_code: oneLine().min(1).max(500) }),
  answer: Admitted,
})

export const checkInTicket = endpoint('POST /home/events/:eventId/tickets/:ticketId/check-in', {
  summary: 'Let in a participant found by name',
  access: 'admin',
  right: 'keep-attendance',
  refuses: [409],
  answer: Admitted,
})

export const undoCheckIn = endpoint('DELETE /home/events/:eventId/tickets/:ticketId/check-in', {
  summary: 'Undo that a participant was let in',
  access: 'admin',
  right: 'keep-attendance',
  answer: z.object({ participant: Participant }),
})
