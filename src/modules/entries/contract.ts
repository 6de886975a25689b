import { z } from 'zod'
import { COMPONENT_TYPES } from '#modules/courses/components/contract.ts'
import { EntryAnswer, HandedInFile } from '#modules/content/contract.ts'
import { ENTRY_ANSWER_MAX } from '#modules/courses/components/vocabulary.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { ENTRY_STATES, SEARCH_MAX } from './vocabulary.ts'

const Named = z.object({ id: Id, title: z.string() })

/** What a student entered into a component, and what was answered. */
export const EnteredWork = z.object({
  id: Id,
  student: z.object({ id: Id, name: z.string() }),
  course: Named,
  lecture: Named,
  /** of the component in its lecture, where its student reads the answer */
  path: z.string(),
  component: z.object({ id: Id, type: z.enum(COMPONENT_TYPES), label: z.string(), unit: z.string() }),
  values: z.array(z.string()),
  /** what was handed in; its name is the value */
  file: HandedInFile.nullable(),
  entered_at: Time,
  /** it was promised an answer, and has none */
  is_waiting: z.boolean(),
  answer: EntryAnswer.nullable(),
  can: z.object({ answer: z.boolean() }),
})
export type EnteredWork = z.output<typeof EnteredWork>

export const EntryFilter = z.object({
  q: oneLine().max(SEARCH_MAX).optional(),
  course_id: Id.optional(),
  lecture_id: Id.optional(),
  student_id: Id.optional(),
  state: z.enum(ENTRY_STATES).optional(),
})
export type EntryFilter = z.output<typeof EntryFilter>

const FoundEntries = pageOf(EnteredWork).extend({
  /** those that were asked for */
  course: Named.nullable(),
  student: z.object({ id: Id, name: z.string() }).nullable(),
  /** of that course, those that ask something */
  lectures: z.array(Named),
})
export type FoundEntries = z.output<typeof FoundEntries>

export const listEntered = endpoint('GET /json/home/entries', {
  summary:
    'What students entered into the components of lectures, newest first, found by its words and by who entered it',
  access: 'admin',
  right: 'see-moderation',
  ...inPages(FoundEntries, EntryFilter.shape),
})

export const answerEntered = endpoint('PUT /home/entries/:componentEntryId/answer', {
  summary: 'Answer what a student entered, or write the answer anew; the student is told',
  access: 'admin',
  right: 'write-to-students',
  refuses: [409],
  body: z.object({
    body: someLines().min(1, 'validation.required').max(ENTRY_ANSWER_MAX),
    /** when what is answered was entered */
    entered_at: Time,
    /** of the answer that is changed; null: there was none */
    answered_at: Time.nullable(),
  }),
  answer: EnteredWork,
})
