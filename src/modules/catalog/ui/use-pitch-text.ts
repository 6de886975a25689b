import { textOf } from '#kit/text/text-of.ts'

/** What a product promises, in its editor. */
export const usePitchText = textOf(
  () => import('../messages/pitch-en.ts'),
  () => import('../messages/pitch-pl.ts'),
)
