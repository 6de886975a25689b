import { textOf } from '#kit/text/text-of.ts'

export const useGradingText = textOf(
  () => import('../messages/grading-en.ts'),
  () => import('../messages/grading-pl.ts'),
)
