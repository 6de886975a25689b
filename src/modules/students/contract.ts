import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Cursor, pageOf } from '#platform/contract/paging.ts'
import { GivenDay, Id, Money, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { StudentTag } from './tags/contract.ts'
import { ACCESS_FILTERS, CONSENT_FILTERS, SEARCH_MAX, SEEN_FILTERS, SPENT_MAX, STUDENT_SORTS } from './vocabulary.ts'

export const StudentRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  joined_at: Time,
  /** how many they have now, or are about to; what a membership opens is not counted */
  products_count: z.int(),
  /** paid, less what went back, in each currency */
  spent: z.array(Money),
  tags: z.array(StudentTag),
  /** to about an hour; null of who never logged in */
  last_seen_at: Time.nullable(),
})
export type StudentRow = z.output<typeof StudentRow>

export const StudentFilter = z.object({
  /** parts of name and address: all of them are looked for */
  q: oneLine().max(SEARCH_MAX).optional(),
  /** who have it, by itself or by a membership, or are about to */
  product_id: Id.optional(),
  access: z.enum(ACCESS_FILTERS).optional(),
  tag_id: Id.optional(),
  seen: z.enum(SEEN_FILTERS).optional(),
  /** who paid at least so much in the school's currency, less what went back: in its whole units */
  spent: z.coerce.number<number | string>().int().min(1).max(SPENT_MAX).optional(),
  consent: z.enum(CONSENT_FILTERS).optional(),
  /** when they joined: days of the school, both included */
  from: GivenDay.optional(),
  until: GivenDay.optional(),
})
export type StudentFilter = z.output<typeof StudentFilter>

export const listStudents = endpoint('GET /json/home/students', {
  summary:
    'Students, by words, product, access, tag, last visit, what they paid, consent and the days they joined in; the newest first, unless another order is asked for',
  access: 'admin',
  right: 'see-students',
  query: StudentFilter.extend({ sort: z.enum(STUDENT_SORTS).optional(), cursor: Cursor }),
  answer: pageOf(StudentRow).extend({
    /** the one that was asked for */
    product: z.object({ id: Id, title: z.string() }).nullable(),
    /** all that the school has */
    tags: z.array(StudentTag),
  }),
})
