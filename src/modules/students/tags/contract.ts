import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { TAG_NAME_MAX, TAGGED_OUTCOMES } from '../vocabulary.ts'

export const StudentTag = z.object({ id: Id, name: z.string() })
export type StudentTag = z.output<typeof StudentTag>

const Name = oneLine().trim().min(1, 'validation.required').max(TAG_NAME_MAX)
/** of students, at most fifty */
const Ids = z.array(Id).min(1, 'validation.required')

export const CountedTag = StudentTag.extend({
  /** how many have it; no further than `COUNTED_MAX` */
  students_count: z.int(),
})
export type CountedTag = z.output<typeof CountedTag>

export const listStudentTags = endpoint('GET /json/home/students/tags', {
  summary: 'The tags of a school, all of them, by their names',
  access: 'admin',
  right: 'see-students',
  answer: z.object({ tags: z.array(StudentTag) }),
})

export const countStudentTags = endpoint('GET /json/home/students/tags/counts', {
  summary: 'The tags of a school with how many students have each',
  access: 'admin',
  right: 'see-students',
  answer: z.object({ tags: z.array(CountedTag) }),
})

export const listTagsOfStudent = endpoint('GET /json/home/students/:id/tags', {
  summary: 'The tags of one student, by their names',
  access: 'admin',
  right: 'see-students',
  answer: z.object({ tags: z.array(StudentTag) }),
})

export const tagStudents = endpoint('POST /home/students/tags', {
  summary: 'Put a tag on several students, by its name: the one that is there, or a new one',
  access: 'admin',
  right: 'change-students',
  refuses: [409],
  body: z.object({ ids: Ids, name: Name }),
  answer: z.object({
    tag: StudentTag,
    students: z.array(z.object({ id: Id, name: z.string(), outcome: z.enum(TAGGED_OUTCOMES) })),
  }),
})

export const untagStudents = endpoint('DELETE /home/students/tags', {
  summary: 'Take a tag from several students; who does not have it is left as they are',
  access: 'admin',
  right: 'change-students',
  body: z.object({ ids: Ids, tag_id: Id }),
  answer: z.object({
    tag: StudentTag,
    /** who had it */
    ids: z.array(Id),
  }),
})

export const renameStudentTag = endpoint('PUT /home/students/tags/:tagId', {
  summary: 'Call a tag otherwise, for all who have it',
  access: 'admin',
  right: 'change-students',
  body: z.object({ name: Name }),
  answer: z.object({ tag: StudentTag }),
})

export const deleteStudentTag = endpoint('DELETE /home/students/tags/:tagId', {
  summary: 'Delete a tag, and take it from all who have it',
  access: 'admin',
  right: 'change-students',
  answer: Done,
})
