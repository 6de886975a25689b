import { z } from 'zod'
import { Email } from '#platform/contract/email.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { PersonName } from '#modules/people/contract.ts'
import { WAITING_STATES } from './vocabulary.ts'

/** What a page of an event says of its waiting list. */
export const WaitingList = z.object({
  /** it is full, and there is time to wait */
  is_open: z.boolean(),
  /** of the student who looks: null when they do not wait */
  own: z
    .object({
      state: z.enum(['waiting', 'offered', 'taking']),
      /** how long a place is theirs; null while they wait, and until they are written to */
      offer_until: Time.nullable(),
    })
    .nullable(),
})
export type WaitingList = z.output<typeof WaitingList>

export const MyEntry = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  state: z.enum(['waiting', 'offered', 'taking']),
  /** in line, from 1; null for who is not in it any more */
  position: z.int().nullable(),
  offer_until: Time.nullable(),
})
export type MyEntry = z.output<typeof MyEntry>
export const MyEntryPage = pageOf(MyEntry)
export type MyEntryPage = z.output<typeof MyEntryPage>

export const WaitingEntry = z.object({
  id: Id,
  /** null for a visitor */
  student_id: Id.nullable(),
  name: z.string(),
  email: z.string(),
  state: z.enum(WAITING_STATES),
  position: z.int().nullable(),
  since: Time,
  offer_until: Time.nullable(),
  /** whether they can be put ahead of the line */
  may_be_offered: z.boolean(),
})
export type WaitingEntry = z.output<typeof WaitingEntry>
export const WaitingPage = pageOf(WaitingEntry).extend({ waiting_count: z.int(), offered_count: z.int() })
export type WaitingPage = z.output<typeof WaitingPage>

const Joined = z.object({ redirect_to: z.string(), message: z.string() })

export const joinAsVisitor = endpoint('POST /events/:eventSlug/waiting-list', {
  summary: 'Wait for a place at a live event that is full, without an account; who waits already hears the same',
  access: 'anyone',
  audit: 'never',
  changes: 'own',
  refuses: [409, 429],
  // The page it stands on is the same for every visitor, and it looks at no cookie.
  forgeryCheck: false,
  body: z.object({
    name: PersonName,
    email: Email,
    consent: z.union([z.literal(true), z.literal('on')], { error: 'validation.accepted' }),
    /** left empty by people */
    homepage: z.string().max(200).optional(),
  }),
  answer: Joined,
})

export const joinWaitingList = endpoint('POST /events/:eventSlug/waiting-list/mine', {
  summary: 'Wait for a place at a live event that is full, as whoever is signed in; admins need none',
  access: 'signed-in',
  audit: 'never',
  changes: 'own',
  refuses: [403, 409, 429],
  answer: Joined,
})

export const listMyEntries = endpoint('GET /json/my/waiting-lists', {
  summary: 'The live events whoever is signed in waits for a place at, the newest first',
  access: 'signed-in',
  ...inPages(MyEntryPage),
})

export const leaveMine = endpoint('DELETE /my/waiting-lists/:entryId', {
  summary: 'Wait no longer, and let go of the place if one is offered',
  access: 'student',
  changes: 'own',
  answer: Done,
})

export const getEntryByLink = endpoint('GET /json/waiting-list/:token', {
  summary: 'For which event somebody waits, by the link of a mail',
  access: 'anyone',
  params: z.object({ token: z.string().max(200) }),
  answer: z.object({ title: z.string(), state: z.enum(WAITING_STATES) }),
})

/** No body is asked for: mail programs send `List-Unsubscribe=One-Click` as a form of either kind. */
export const leaveByLink = endpoint('POST /waiting-list/:token', {
  summary: 'Leave a waiting list, or let an offered place go, by the link of a mail, without a login (RFC 8058)',
  access: 'anyone',
  audit: 'never',
  changes: 'own',
  forgeryCheck: false,
  params: z.object({ token: z.string().max(200) }),
  answer: z.object({ done: z.literal(true), redirect_to: z.string().optional(), message: z.string().optional() }),
})

export const listWaitingLine = endpoint('GET /json/home/events/:eventId/waiting-list', {
  summary: 'Who waits for a place at a live event, in line; or who did before',
  access: 'admin',
  right: 'see-attendance',
  query: z.object({ settled: z.literal('1').optional(), cursor: Cursor }),
  answer: WaitingPage,
})

export const removeWaiting = endpoint('DELETE /home/events/:eventId/waiting-list/:entryId', {
  summary: 'Take somebody off a waiting list, and forget them; a place that was offered to them is the next one’s',
  access: 'admin',
  right: 'keep-attendance',
  answer: Done,
})

export const offerAhead = endpoint('POST /home/events/:eventId/waiting-list/:entryId/offer', {
  summary: 'Offer a place to somebody ahead of the line: at once where one is free, or the next that comes free',
  access: 'admin',
  right: 'keep-attendance',
  refuses: [409],
  answer: z.object({ entry: WaitingEntry }),
})
