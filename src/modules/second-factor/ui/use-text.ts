import { textOf } from '#kit/text/text-of.ts'

export const useSecondFactorText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
