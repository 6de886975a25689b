import { textOf } from '#kit/text/text-of.ts'

/** The words of a finished course, without those of a lesson. */
export const useFinishText = textOf(
  () => import('../messages/finish-en.ts'),
  () => import('../messages/finish-pl.ts'),
)
