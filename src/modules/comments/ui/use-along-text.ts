import { textOf } from '#kit/text/text-of.ts'

/** The words of pictures and videos that are sent along. */
export const useAlongText = textOf(
  () => import('../messages/along-en.ts'),
  () => import('../messages/along-pl.ts'),
)
