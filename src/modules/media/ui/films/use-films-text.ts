import { textOf } from '#kit/text/text-of.ts'

export const useFilmsText = textOf(
  () => import('../../messages/films-en.ts'),
  () => import('../../messages/films-pl.ts'),
)
