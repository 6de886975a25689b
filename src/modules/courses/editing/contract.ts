import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'

export const Editor = z.object({
  id: Id,
  name: z.string(),
  /** the lecture that they have open; null: the list of all. Who has several open is there with each */
  lecture_id: Id.nullable(),
})
export type Editor = z.output<typeof Editor>

export const sayEditing = endpoint('POST /json/home/courses/:courseId/editors', {
  summary:
    'Say every twenty seconds that a course, or a lecture of it, is open in the editor; answers who else has it open and what is newest',
  access: 'admin',
  right: 'change-products',
  // What comes of it is in the list.
  audit: 'never',
  changes: 'own',
  body: z.object({ lecture_id: Id.nullable().default(null) }),
  answer: z.object({
    others: z.array(Editor),
    /** tells the outline as it is from any other */
    outline: z.string(),
    /** null: none is open */
    lecture: z.object({ version: z.string(), changed_by: z.string().nullable() }).nullable(),
  }),
})
