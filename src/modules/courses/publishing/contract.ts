import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { CHECKS } from './vocabulary.ts'

export const ChecklistLine = z.object({
  name: z.enum(CHECKS),
  is_done: z.boolean(),
  /** publishing is refused without it; all else is advice */
  is_required: z.boolean(),
  /** how many lectures it is about, where they are counted */
  count: z.int(),
  /** where it is mended */
  path: z.string(),
})
export type ChecklistLine = z.output<typeof ChecklistLine>

export const getChecklist = endpoint('GET /json/home/courses/:courseId/checklist', {
  summary: 'What a course has and lacks before it is published; found by what is so',
  access: 'admin',
  right: 'see-products',
  answer: z.object({ data: z.array(ChecklistLine) }),
})
