import { textOf } from '#kit/text/text-of.ts'

/** The words of the panel. */
export const useOrdersText = textOf(
  () => import('../messages/orders-en.ts'),
  () => import('../messages/orders-pl.ts'),
)
