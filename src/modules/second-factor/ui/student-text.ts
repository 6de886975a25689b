import { textOf } from '#kit/text/text-of.ts'

/** What an admin reads of a student's second factor. */
export const useStudentSecondFactorText = textOf(
  () => import('../messages/student-en.ts'),
  () => import('../messages/student-pl.ts'),
)
