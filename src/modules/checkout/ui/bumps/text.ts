import { textOf } from '#kit/text/text-of.ts'

export const useBumpsText = textOf(
  () => import('../../messages/bumps-en.ts'),
  () => import('../../messages/bumps-pl.ts'),
)
