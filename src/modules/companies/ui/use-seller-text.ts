import { textOf } from '#kit/text/text-of.ts'

export const useSellerText = textOf(
  () => import('../messages/seller-en.ts'),
  () => import('../messages/seller-pl.ts'),
)
