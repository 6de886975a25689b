import { textOf } from '#kit/text/text-of.ts'

/** The words of what one student answered. */
export const useStudentResponsesText = textOf(
  () => import('../messages/student-en.ts'),
  () => import('../messages/student-pl.ts'),
)
