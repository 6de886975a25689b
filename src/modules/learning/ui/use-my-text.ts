import { textOf } from '#kit/text/text-of.ts'

/** The words of what somebody has, without those of a lesson. */
export const useMyText = textOf(
  () => import('../messages/my-en.ts'),
  () => import('../messages/my-pl.ts'),
)
