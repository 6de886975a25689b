import { textOf } from '#kit/text/text-of.ts'

/** The words of the form of a card; those of a payment come with its page. */
export const useCardText = textOf(
  () => import('../messages/card-en.ts'),
  () => import('../messages/card-pl.ts'),
)
