import { textOf } from '#kit/text/text-of.ts'

export const useDownloadText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
