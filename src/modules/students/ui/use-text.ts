import { textOf } from '#kit/text/text-of.ts'

/** The words of the list. */
export const useStudentsText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
