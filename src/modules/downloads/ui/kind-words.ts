import { wordsOf } from '#kit/text/text-of.ts'

export const downloadKindWords = wordsOf(
  () => import('../messages/kind-en.ts'),
  () => import('../messages/kind-pl.ts'),
)
