import { z } from 'zod'
import { PersonName } from '#modules/people/contract.ts'
import { Email } from '#platform/contract/email.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { IMPORT_LENGTH_MAX, INVITATION_STATES, INVITATION_STATUSES, LINE_PROBLEMS } from './vocabulary.ts'

/** As the access manager knows a course (commerce §3). */
const Course = z.object({ id: Id, title: z.string(), slug: z.string(), cover_photo: z.string().nullable() })

/** Of what whoever is invited has done. */
const Progress = z.object({ completed: z.int(), total: z.int() })

export const Invitation = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  status: z.enum(INVITATION_STATUSES),
  sent_at: Time,
  /** when they were last reminded of it */
  reminded_at: Time.nullable(),
  accepted_at: Time.nullable(),
  /** by which account; null before that, and once it is gone */
  claimed_by: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** of whoever accepted; null before that, and once they are gone */
  progress: Progress.nullable(),
  can: z.object({ remind: z.boolean(), resend: z.boolean(), delete: z.boolean(), release: z.boolean() }),
})
export type Invitation = z.output<typeof Invitation>
export const InvitationPage = pageOf(Invitation)
export type InvitationPage = z.output<typeof InvitationPage>

/** What one order bought for others. */
const Pool = z.object({
  /** of the payment, or of the order where nothing was paid */
  parent_transaction_id: Id,
  order_number: z.string(),
  bought: z.int(),
  left: z.int(),
  /** when its order was taken back, and all of its seats with it */
  closed_at: Time.nullable(),
})

export const AccessManager = z.object({
  course: Course,
  buyer: z.object({ id: Id, name: z.string() }),
  pools: z.array(Pool),
  /** over all pools; of one that is closed, those that stay with whom they were given to */
  bought: z.int(),
  left: z.int(),
  /** whether whoever looks has a seat of the course */
  has_access: z.boolean(),
  /** how many of those who were invited have not claimed or not begun, and may be reminded now */
  remindable: z.int(),
  can: z.object({ invite: z.boolean() }),
  invitations: InvitationPage,
})
export type AccessManager = z.output<typeof AccessManager>

/** whose seats; only admins may ask for somebody else's */
const Whose = z.object({ buyer_id: Id.optional() })
/** how many mails were asked for */
const Reminded = z.object({ reminded: z.int() })
const Left = z.object({ left: z.int() })
const Token = z.object({ token: z.string().min(1).max(100) })

/** A course of which somebody hands out seats. */
const MySeats = z.object({ course: z.object({ id: Id, title: z.string() }), bought: z.int(), left: z.int() })
const MySeatPage = pageOf(MySeats)
export type MySeatPage = z.output<typeof MySeatPage>

export const listMySeats = endpoint('GET /json/my/seats', {
  summary: 'The courses of which whoever is signed in has bought seats for others, and how many are left',
  access: 'signed-in',
  ...inPages(MySeatPage),
})

export const getAccessManager = endpoint('GET /json/home/access-manager/:courseId', {
  summary: 'The seats of a course that were bought for others, how many are left, and who was invited',
  access: 'signed-in',
  query: Whose,
  answer: AccessManager,
})

export const listInvitations = endpoint('GET /json/home/access-manager/:courseId/invitations', {
  summary: 'Who was invited to seats of a course, newest first, and how far each is',
  access: 'signed-in',
  query: Whose.extend({ cursor: Cursor }),
  answer: InvitationPage,
})

export const exportProgress = endpoint('GET /home/access-manager/:courseId/progress', {
  summary: 'Whom seats of a course were handed to, how far each is and when they last watched, as CSV; once a minute',
  access: 'signed-in',
  refuses: [429],
  audit: 'never',
  query: Whose,
  answer: z.unknown(),
  type: 'text/csv',
})

export const invite = endpoint('POST /home/access-manager/:courseId', {
  summary: 'Invite somebody to one of the seats that are left; a link is mailed to them',
  access: 'student',
  changes: 'own',
  refuses: [409, 429],
  body: z.object({
    /** as in the path */
    course_id: Id.optional(),
    /** the purchase whose seat it is; left out, the oldest that has one left */
    parent_transaction_id: Id.optional(),
    name: PersonName,
    email: Email,
  }),
  status: 201,
  answer: Left.extend({ invitation: Invitation }),
})

export const importInvitations = endpoint('POST /home/access-manager/:courseId/import', {
  summary: 'Invite many, one a line: name and address. Lines that cannot be followed are told, all others are',
  access: 'student',
  changes: 'own',
  refuses: [409, 429],
  body: z.object({ lines: someLines().min(1, 'validation.required').max(IMPORT_LENGTH_MAX) }),
  answer: Left.extend({
    invited: z.int(),
    faults: z.array(z.object({ number: z.int(), line: z.string(), problem: z.enum(LINE_PROBLEMS) })),
  }),
})

export const resendInvitation = endpoint('POST /home/access-manager/:courseId/:invitationId/resend', {
  summary: 'Mail whoever was invited a new link; the one before opens nothing any more',
  access: 'student',
  changes: 'own',
  refuses: [409, 429],
  answer: z.object({ invitation: Invitation }),
})

export const remindAll = endpoint('POST /home/access-manager/:courseId/remind', {
  summary: 'Mail everybody who has not claimed their seat or not begun, but who was reminded within three days',
  access: 'student',
  changes: 'own',
  answer: Reminded,
})

export const remindOne = endpoint('POST /home/access-manager/:courseId/:invitationId/remind', {
  summary: 'Mail somebody who has not claimed their seat or not begun; once in three days',
  access: 'student',
  changes: 'own',
  refuses: [409],
  answer: Reminded,
})

export const deleteInvitation = endpoint('DELETE /home/access-manager/:courseId/:invitationId', {
  summary: 'Take back an invitation that nobody has accepted; its seat is there for somebody else',
  access: 'student',
  changes: 'own',
  refuses: [409],
  answer: Left,
})

export const releaseSeat = endpoint('POST /home/access-manager/:courseId/:invitationId/release', {
  summary: 'Take a seat from whoever claimed it, who is told by mail; it is there for somebody else',
  access: 'student',
  refuses: [409],
  answer: Left,
})

export const ShownInvitation = z.object({
  state: z.enum(INVITATION_STATES),
  course: Course,
  /** who invites */
  buyer: z.string(),
  name: z.string(),
  email: z.string(),
  /** the address of whoever looks, where it is another than that: they are asked before it is theirs */
  opened_as: z.string().nullable(),
  /** whether whoever looks has what it would give */
  has_access: z.boolean(),
  /** where what it gives is */
  open_link: z.string(),
  /** null where it is no gift */
  gift: z
    .object({
      /** what the giver says with it */
      message: z.string(),
      /** whether the giver was told that it is not needed */
      is_returned: z.boolean(),
      /** whether it is booked for a time, which is chosen once it is claimed */
      is_booked: z.boolean(),
      /** when it takes place, where that is settled */
      begins_at: Time.nullable(),
    })
    .nullable(),
})
export type ShownInvitation = z.output<typeof ShownInvitation>

export const getInvitation = endpoint('GET /json/invitations/:token', {
  summary: 'Who invites to what, by the link of the mail',
  access: 'anyone',
  params: Token,
  answer: ShownInvitation,
})

export const acceptInvitation = endpoint('POST /invitations/:token/accept', {
  summary: 'Take the seat that somebody was invited to; by an account with another address only where that is named',
  access: 'student',
  refuses: [409],
  params: Token,
  body: z.object({
    /** the address of the account, where the invitation was sent to another one; whoever bought the seat is told of it */
    go_on_as: Email.optional(),
  }),
  answer: z.object({ redirect_to: z.string() }),
})
