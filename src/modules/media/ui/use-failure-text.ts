import { textOf } from '#kit/text/text-of.ts'

/** Why a video could not be processed. */
export const useFailureText = textOf(
  () => import('../messages/failure-en.ts'),
  () => import('../messages/failure-pl.ts'),
)
