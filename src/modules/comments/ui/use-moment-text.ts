import { textOf } from '#kit/text/text-of.ts'

/** The words of comments about a moment of a film, which few lessons have. */
export const useMomentText = textOf(
  () => import('../messages/moment-en.ts'),
  () => import('../messages/moment-pl.ts'),
)
