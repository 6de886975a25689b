import { textOf } from '#kit/text/text-of.ts'

export const useGiftText = textOf(
  () => import('../../messages/gift-en.ts'),
  () => import('../../messages/gift-pl.ts'),
)
