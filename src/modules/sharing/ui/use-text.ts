import { textOf } from '#kit/text/text-of.ts'

export const useSharingText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

/** The words of a product's card on other sites. */
export const useBuyCardText = textOf(
  () => import('../messages/card-en.ts'),
  () => import('../messages/card-pl.ts'),
)
