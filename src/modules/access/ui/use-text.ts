import { textOf } from '#kit/text/text-of.ts'

export const useAccessText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
