import { textOf } from '#kit/text/text-of.ts'

export const usePublishingText = textOf(
  () => import('../../messages/publishing-en.ts'),
  () => import('../../messages/publishing-pl.ts'),
)
