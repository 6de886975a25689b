import { textOf } from '#kit/text/text-of.ts'

export const useNumbersText = textOf(
  () => import('../messages/numbers-en.ts'),
  () => import('../messages/numbers-pl.ts'),
)
