import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { WORK_STATES } from '#platform/contract/work-states.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { SchoolRef } from '../schools/contract.ts'
import { SCHOOL_STATES } from '../vocabulary.ts'
import { RECIPIENT_STATES, SUBJECT_MAX, TEXT_MAX } from './vocabulary.ts'

const Subject = oneLine().min(1, 'validation.required').max(SUBJECT_MAX)
const Text = someLines().min(1, 'validation.required').max(TEXT_MAX)

/** In both languages: each owner gets the one they read. */
const Words = z.object({ subject_en: Subject, text_en: Text, subject_pl: Subject, text_pl: Text })
/** Which schools, as in the list of them; all where nothing is said. */
const Audience = z.object({ q: oneLine().max(80).default(''), state: z.enum(SCHOOL_STATES).nullable().default(null) })

const ListedLetter = z.object({
  id: Id,
  subject_en: z.string(),
  subject_pl: z.string(),
  operator: z.string(),
  created_at: Time,
  /** null while it is put down who gets it */
  gathered_at: Time.nullable(),
  /** `failed`: given up, with some written to who could be */
  work: z.enum(WORK_STATES),
  finished_at: Time.nullable(),
  recipients: z.int(),
})
export type ListedLetter = z.output<typeof ListedLetter>

const LetterToOwners = ListedLetter.extend({
  text_en: z.string(),
  text_pl: z.string(),
  q: z.string(),
  state: z.enum(SCHOOL_STATES).nullable(),
  /** of the recipients, how many each */
  written: z.int(),
  sent: z.int(),
  failed: z.int(),
})
export type LetterToOwners = z.output<typeof LetterToOwners>

const Recipient = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  school: SchoolRef,
  state: z.enum(RECIPIENT_STATES),
  /** what was said where it failed */
  failure: z.string().nullable(),
  sent_at: Time.nullable(),
})
export type Recipient = z.output<typeof Recipient>

export const listLetters = endpoint('GET /json/operator/letters', {
  summary: 'Letters to the owners of schools, newest first',
  access: 'operator',
  host: 'platform',
  ...inPages(pageOf(ListedLetter)),
})

export const getLetter = endpoint('GET /json/operator/letters/:id', {
  summary: 'A letter to owners and how far it is',
  access: 'operator',
  host: 'platform',
  answer: LetterToOwners,
})

export const listRecipients = endpoint('GET /json/operator/letters/:id/recipients', {
  summary: 'To whom a letter goes, and what became of it; those alone to whom it could not be sent when asked for',
  access: 'operator',
  host: 'platform',
  ...inPages(pageOf(Recipient), { failed: z.literal('1').optional() }),
})

export const countAudience = endpoint('GET /json/operator/letters/audience', {
  summary: 'How many owners, of how many schools, a letter to these schools would reach',
  access: 'operator',
  host: 'platform',
  query: z.object({ q: oneLine().max(80).optional(), state: z.enum(SCHOOL_STATES).optional() }),
  answer: z.object({ owners: z.int(), schools: z.int() }),
})

export const previewLetter = endpoint('POST /json/operator/letters/preview', {
  summary: 'The letter as its readers get it, on the paper of the newest of the schools, in both languages',
  access: 'operator',
  audit: 'never',
  host: 'platform',
  refuses: [409],
  body: Words.extend(Audience.shape),
  answer: z.object({ html_en: z.string(), html_pl: z.string() }),
})

export const tryLetter = endpoint('POST /operator/letters/try', {
  summary: 'Send the letter to oneself, in both languages, and to nobody else',
  access: 'operator',
  host: 'platform',
  refuses: [409, 429],
  body: Words.extend(Audience.shape),
  answer: z.object({ to: z.string() }),
})

export const sendLetter = endpoint('POST /operator/letters', {
  summary: 'Write to the owners of the schools, each address once; a job does it, and goes on where it was stopped',
  access: 'operator',
  host: 'platform',
  refuses: [409],
  status: 201,
  body: Words.extend(Audience.shape).extend({
    /** made up by whoever sends: sent twice, it is one */
    id: Id,
  }),
  answer: z.object({ id: Id }),
})
