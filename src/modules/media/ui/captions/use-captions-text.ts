import { textOf } from '#kit/text/text-of.ts'

export const useCaptionsText = textOf(
  () => import('../../messages/captions-en.ts'),
  () => import('../../messages/captions-pl.ts'),
)
