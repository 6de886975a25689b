import { textOf } from '#kit/text/text-of.ts'

export const useClosingText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
