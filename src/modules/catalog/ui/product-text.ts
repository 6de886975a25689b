import { textOf } from '#kit/text/text-of.ts'

/** What every page that shows a product says of it. */
export const useProductText = textOf(
  () => import('../messages/product-en.ts'),
  () => import('../messages/product-pl.ts'),
)
