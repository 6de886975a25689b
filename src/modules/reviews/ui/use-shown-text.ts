import { textOf } from '#kit/text/text-of.ts'

/** The words of reviews that visitors read too; those of writing and moderating travel without them. */
export const useShownText = textOf(
  () => import('../messages/shown-en.ts'),
  () => import('../messages/shown-pl.ts'),
)
