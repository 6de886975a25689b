import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { SCHOOL_SORTS, SCHOOL_STATES } from '../vocabulary.ts'

const ListedSchool = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  url: z.url(),
  language: z.enum(LANGUAGES),
  currency: z.string(),
  /** it lets students in */
  is_open: z.boolean(),
  students_count: z.int(),
  /** in minor units of its currency, of the last thirty days */
  sold_amount: z.int(),
  stored_megabytes: z.int(),
  film_minutes: z.int(),
  /** of the last thirty days */
  mails_count: z.int(),
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
