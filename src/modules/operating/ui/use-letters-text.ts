import { textOf } from '#kit/text/text-of.ts'

export const useLettersText = textOf(
  () => import('../messages/letters-en.ts'),
  () => import('../messages/letters-pl.ts'),
)
