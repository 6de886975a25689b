import { and, eq, ne } from 'drizzle-orm'
import { lecturePdfs } from '#modules/courses/tables.ts'
import { images, storedFiles, videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { isStudent } from '../is-student.ts'
import { isAwaited } from './who-waits.ts'

export interface Left {
  /** whose accounts are still there, and how many of them wait for something that is open */
  students: number
  waiting: number
  /** films, pictures and files */
  files: number
}

/** What of a school that is erased is still there. */
export async function countLeft({ tx, school }: Ctx): Promise<Left> {
  const students = await tx.$count(people, isStudent({ school }))
  const films = await tx.$count(videos, eq(videos.schoolId, school.id))
  const pictures = await tx.$count(images, and(eq(images.schoolId, school.id), ne(images.context, 'logo')))
  const pdfs = await tx.$count(lecturePdfs, eq(lecturePdfs.schoolId, school.id))
  const sold = await tx.$count(storedFiles, eq(storedFiles.schoolId, school.id))
  return {
    students,
    waiting: students === 0 ? 0 : await tx.$count(people, and(isStudent({ school }), isAwaited)),
    files: films + pictures + pdfs + sold,
  }
}
