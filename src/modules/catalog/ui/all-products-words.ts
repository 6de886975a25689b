import { wordsOf } from '#kit/text/text-of.ts'

export const allProductsWords = wordsOf(
  () => import('../messages/all-products-en.ts'),
  () => import('../messages/all-products-pl.ts'),
)
