import { textOf } from '#kit/text/text-of.ts'

export const usePaletteText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
