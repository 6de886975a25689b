import { textOf } from '#kit/text/text-of.ts'

export const useSeatsText = textOf(
  () => import('../messages/seats-en.ts'),
  () => import('../messages/seats-pl.ts'),
)
