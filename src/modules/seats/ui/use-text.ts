import { textOf } from '#kit/text/text-of.ts'

export const useSeatsText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
