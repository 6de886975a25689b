import { wordsOf } from '#kit/text/text-of.ts'

export const consultationKindWords = wordsOf(
  () => import('../messages/kind-en.ts'),
  () => import('../messages/kind-pl.ts'),
)
