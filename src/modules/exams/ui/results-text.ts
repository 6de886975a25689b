import { textOf } from '#kit/text/text-of.ts'

export const useExamResultsText = textOf(
  () => import('../messages/results-en.ts'),
  () => import('../messages/results-pl.ts'),
)
