import { textOf } from '#kit/text/text-of.ts'

export const useStillText = textOf(
  () => import('../../messages/still-en.ts'),
  () => import('../../messages/still-pl.ts'),
)
