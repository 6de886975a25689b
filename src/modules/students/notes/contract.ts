import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { ADMIN_NOTE_MAX } from '../vocabulary.ts'

export const StudentNote = z.object({
  id: Id,
  /** null once they are no admin of the school */
  author: z.string().nullable(),
  body: z.string(),
  created_at: Time,
  can: z.object({ delete: z.boolean() }),
})
export type StudentNote = z.output<typeof StudentNote>

const StudentNotePage = pageOf(StudentNote)
export type StudentNotePage = z.output<typeof StudentNotePage>

export const listStudentNotes = endpoint('GET /json/home/students/:id/notes', {
  summary: 'What admins noted about a student, newest first; the student does not see it',
  access: 'admin',
  right: 'see-students',
  ...inPages(StudentNotePage),
})

export const addStudentNote = endpoint('POST /home/students/:id/notes', {
  summary: 'Note something about a student for other admins',
  access: 'admin',
  right: 'change-students',
  refuses: [409],
  status: 201,
  body: z.object({
    /** made by whoever asks: sent twice it is one note */
    note_key: Id,
    body: someLines().trim().min(1, 'validation.required').max(ADMIN_NOTE_MAX),
  }),
  answer: z.object({ note: StudentNote }),
})

export const deleteStudentNote = endpoint('DELETE /home/students/:id/notes/:adminNoteId', {
  summary: 'Delete a note of one’s own about a student',
  access: 'admin',
  right: 'change-students',
  answer: Done,
})
