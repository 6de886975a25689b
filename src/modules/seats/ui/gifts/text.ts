import { textOf } from '#kit/text/text-of.ts'

export const useGiftsText = textOf(
  () => import('../../messages/gifts-en.ts'),
  () => import('../../messages/gifts-pl.ts'),
)
