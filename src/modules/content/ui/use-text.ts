import { textOf } from '#kit/text/text-of.ts'

export const useContentText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
