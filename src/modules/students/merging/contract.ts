import { z } from 'zod'
import { BELONGING_KINDS } from '#modules/people/merging/vocabulary.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id, Money, Time } from '#platform/contract/shapes.ts'
import { StudentDetails } from '../details/contract.ts'
import { MERGE_OBSTACLES, MERGING_WORD } from '../vocabulary.ts'

export const MergedAccount = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  joined_at: Time,
  /** null of who never logged in */
  last_seen_at: Time.nullable(),
  details: StudentDetails.omit({ version: true, from_order: true, name: true }),
  /** what is open to them now, or about to be: some titles, and how many there are */
  products: z.array(z.string()),
  products_count: z.int(),
  /** paid, less what went back, in each currency */
  spent: z.array(Money),
  /** what they have, of kinds of which they have any */
  belongings: z.array(z.object({ kind: z.enum(BELONGING_KINDS), count: z.int() })),
  /** why it cannot become part of another account now; being paid, neither can the other become part of it */
  obstacle: z.enum(MERGE_OBSTACLES).nullable(),
})
export type MergedAccount = z.output<typeof MergedAccount>

const Side = z.enum(['kept', 'gone'])

export const lookAtMerge = endpoint('GET /json/home/students/:id/merge', {
  summary: 'Two accounts of one person, side by side, before they become one',
  access: 'admin',
  right: 'delete-students',
  refuses: [409],
  query: z.object({ other_id: Id }),
  answer: z.object({ accounts: z.tuple([MergedAccount, MergedAccount]) }),
})

export const mergeStudents = endpoint('POST /json/home/students/:id/merge', {
  summary:
    'Make two accounts of one person one: all that is the other’s is this one’s from then on, the other is no more, and both addresses are told',
  access: 'admin',
  right: 'delete-students',
  refuses: [409],
  body: z.object({
    gone_id: Id,
    /** whose address and password stay */
    login_of: Side,
    /** whose name, phone and address stay */
    details_of: Side,
    /** typed by whoever asks */
    word: z.literal(MERGING_WORD, { error: 'validation.type-merge' }),
  }),
  answer: Done,
})
