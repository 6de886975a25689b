import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { ClosingOutlook } from '#modules/closing/contract.ts'
import { DOMAIN_STATUSES } from '#modules/schools/vocabulary.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { Limits } from '../limits/contract.ts'
import { SCHOOL_SORTS, SCHOOL_STATES } from '../vocabulary.ts'

/** Whose it is, where all schools are listed together. */
export const SchoolRef = z.object({ id: Id, name: z.string() })
export type SchoolRef = z.output<typeof SchoolRef>

const ListedSchool = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  url: z.url(),
  language: z.enum(LANGUAGES),
  currency: z.string(),
  /** it lets students in */
  is_open: z.boolean(),
  /** since when it waits for leave to; null where it need not */
  held_at: Time.nullable(),
  /** the day it closes; null of one that goes on */
  closes_on: z.iso.date().nullable(),
  closed_at: Time.nullable(),
  students_count: z.int(),
  /** in minor units of its currency, of the last thirty days */
  sold_amount: z.int(),
  stored_megabytes: z.int(),
  film_minutes: z.int(),
  /** of the last thirty days */
  mails_count: z.int(),
  /** of this calendar month */
  mails_this_month: z.int(),
  limits: Limits,
  /** mails that were not sent, films that could not be prepared */
  faults_count: z.int(),
  /** when its figures were measured; null where they never were */
  measured_at: Time.nullable(),
  created_at: Time,
})
export type ListedSchool = z.output<typeof ListedSchool>

export const listSchools = endpoint('GET /json/operator/schools', {
  summary: 'All schools with what they cost and bring, newest first; `q` looks into name and address',
  access: 'operator',
  host: 'platform',
  ...inPages(pageOf(ListedSchool), {
    q: oneLine().max(80).optional(),
    state: z.enum(SCHOOL_STATES).optional(),
    sort: z.enum(SCHOOL_SORTS).optional(),
  }),
})

const Owner = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** the last time a browser of theirs was here; null where none is signed in */
  seen_at: Time.nullable(),
})

const SchoolMonth = z.object({
  /** its first day */
  month: z.iso.date(),
  sold_amount: z.int(),
  /** as it was at its end, or is now; null for what nobody measured */
  students_count: z.int().nullable(),
  stored_megabytes: z.int().nullable(),
  film_minutes: z.int().nullable(),
  mails_count: z.int().nullable(),
})
export type SchoolMonth = z.output<typeof SchoolMonth>

const OperatedSchool = ListedSchool.extend({
  /** its owners let support in, until then; null where they do not */
  support: z.object({ reason: z.string(), granted_by: z.string(), expires_at: Time }).nullable(),
  /** whether and when it closes, or from when on it could */
  outlook: ClosingOutlook,
  contact_email: z.string(),
  time_zone: z.string(),
  owners: z.array(Owner),
  /** all of them, owners too */
  admins_count: z.int(),
  domains: z.array(z.object({ host: z.string(), status: z.enum(DOMAIN_STATUSES), since: Time })),
  /** the last twelve, newest first */
  months: z.array(SchoolMonth),
})
export type OperatedSchool = z.output<typeof OperatedSchool>

export const getOperatedSchool = endpoint('GET /json/operator/schools/:id', {
  summary:
    'One school as its operator sees it: who runs it, where it is found, what it cost and brought month by month',
  access: 'operator',
  host: 'platform',
  answer: OperatedSchool,
})
