import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Ownable, Time } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { MUTE_DAYS, MUTE_REASON_MAX, REPORT_REASONS, REPORT_WORDS_MAX } from './vocabulary.ts'

const Reason = z.enum(REPORT_REASONS)

export const reportItem = endpoint('POST /reports', {
  summary: 'Tell the school’s admins of an item that should not be there; doing it again changes nothing',
  access: 'student',
  status: 201,
  body: z.object({
    type: z.string().max(60),
    id: Id,
    reason: Reason,
    words: someLines().max(REPORT_WORDS_MAX).default(''),
  }),
  answer: Done,
})

/** `reporter` and `created_at` are null, and `words` empty, to whom it is about: nobody learns who reported them. */
export const Report = z.object({
  reason: Reason,
  words: z.string(),
  reporter: z.object({ id: Id, name: z.string() }).nullable(),
  created_at: Time.nullable(),
})
export type Report = z.output<typeof Report>

/**
 * An item that waits for an admin. `item` is null when it is gone by now, or would tell its author who reported it, as
 * `item_id` is then; `reports` are the newest few.
 */
export const Case = z.object({
  id: Id,
  item_type: z.string(),
  item_id: Id.nullable(),
  is_held: z.boolean(),
  reports_count: z.int(),
  reports: z.array(Report),
  created_at: Time,
  author: Ownable,
  /** by which the author may not write now, and until when (null: until an admin ends it) */
  mute: z.object({ until: Time.nullable() }).nullable(),
  item: z.object({ text: z.string(), title: z.string(), url: z.string(), written_at: Time }).nullable(),
  /** written by whoever looks: another admin settles it, or where there is none the operator */
  is_own: z.boolean(),
  can: z.object({ mute: z.boolean(), settle: z.boolean() }),
})
export type Case = z.output<typeof Case>

export const CASE_KINDS = ['held', 'reported'] as const
export const CasePage = pageOf(Case)
export type CasePage = z.output<typeof CasePage>

export const listCases = endpoint('GET /json/home/moderation', {
  summary: 'Held and reported items, the newest case first; one’s own only where no other admin is there to judge them',
  access: 'admin',
  right: 'see-moderation',
  ...inPages(CasePage, { kind: z.enum(CASE_KINDS).optional() }),
})

export const deleteItem = endpoint('POST /home/moderation/:id/delete', {
  summary: 'Delete the item of a case',
  access: 'admin',
  right: 'moderate',
  refuses: [409],
  answer: Done,
})

export const dismissReports = endpoint('POST /home/moderation/:id/dismiss', {
  summary: 'Leave a reported item as it is',
  access: 'admin',
  right: 'moderate',
  refuses: [409],
  answer: Done,
})

export const holdItem = endpoint('POST /home/moderation/hold', {
  summary:
    'Hide a comment, a reply or a post until an admin lets it through or deletes it; doing it again changes nothing',
  access: 'admin',
  right: 'moderate',
  body: z.object({ type: z.string().max(60), id: Id }),
  answer: Done,
})

export const letThrough = endpoint('POST /home/moderation/:id/let-through', {
  summary: 'Show a held item to everyone',
  access: 'admin',
  right: 'moderate',
  refuses: [409],
  answer: Done,
})

/** Why a student may not write, until when (null: until an admin ends it), and whether it is over. */
export const Mute = z.object({
  id: Id,
  reason: z.string(),
  muted_by: z.string().nullable(),
  created_at: Time,
  until: Time.nullable(),
  ended_at: Time.nullable(),
  ended_by: z.string().nullable(),
  is_over: z.boolean(),
})
export type Mute = z.output<typeof Mute>

export const listMutes = endpoint('GET /json/home/students/:id/mutes', {
  summary: 'When a student was kept from writing and why, newest first',
  access: 'admin',
  right: 'see-moderation',
  answer: z.object({ data: z.array(Mute) }),
})

/** Something a student wrote; `title` is what it stands under. */
export const WrittenItem = z.object({
  id: Id,
  type: z.string(),
  text: z.string(),
  title: z.string(),
  url: z.string(),
  created_at: Time,
  is_held: z.boolean(),
})
export type WrittenItem = z.output<typeof WrittenItem>
export const WrittenPage = pageOf(WrittenItem)
export type WrittenPage = z.output<typeof WrittenPage>

export const listWritten = endpoint('GET /json/home/students/:id/written', {
  summary: 'What a student wrote, of all kinds, newest first',
  access: 'admin',
  right: 'see-moderation',
  ...inPages(WrittenPage),
})

export const muteStudent = endpoint('POST /home/students/:id/mute', {
  summary: 'Keep a student from writing for 1 or 7 days, or until an admin ends it; replaces a running one',
  access: 'admin',
  right: 'moderate',
  status: 201,
  body: z.object({
    reason: someLines().min(1, 'validation.required').max(MUTE_REASON_MAX),
    days: z.literal(MUTE_DAYS).nullable().default(null),
  }),
  answer: z.object({ mute: Mute }),
})

export const unmuteStudent = endpoint('POST /home/students/:id/unmute', {
  summary: 'Let a student write again; doing it again changes nothing',
  access: 'admin',
  right: 'moderate',
  answer: Done,
})

/** The calls of one module, by what they are about, in the reader's language. */
const AuditArea = z.object({ id: z.string(), name: z.string() })

/** An admin, or an operator whom the school let in. */
const Doer = z.object({ id: Id, name: z.string(), is_operator: z.boolean() })

/** Something an admin did; `admin` is null once their account is gone, and where the product did it by itself. */
export const AuditEntry = z.object({
  id: Id,
  admin: Doer.nullable(),
  /** nobody called for it: what was kept long enough was removed */
  is_automatic: z.boolean(),
  area: AuditArea,
  /** in the reader's language: `Deleted a comment` */
  sentence: z.string(),
  subject: z.string().nullable(),
  url: z.string().nullable(),
  created_at: Time,
})
export type AuditEntry = z.output<typeof AuditEntry>
export const AuditPage = pageOf(AuditEntry)
export type AuditPage = z.output<typeof AuditPage>

export const listAudit = endpoint('GET /json/home/audit', {
  summary: 'What admins did, newest first',
  access: 'admin',
  right: 'see-audit',
  ...inPages(AuditPage, {
    admin_id: Id.optional(),
    /** of those alone whom the school let in for support */
    by: z.literal('operators').optional(),
    area: z.string().max(40).optional(),
  }),
})

export const getAuditFilters = endpoint('GET /json/home/audit/filters', {
  summary: 'The admins and areas the audit list can be narrowed to',
  access: 'admin',
  right: 'see-audit',
  answer: z.object({ admins: z.array(Doer), areas: z.array(AuditArea) }),
})
