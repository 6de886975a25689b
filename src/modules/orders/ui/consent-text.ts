import { textOf } from '#kit/text/text-of.ts'

export const useConsentText = textOf(
  () => import('../messages/consents-en.ts'),
  () => import('../messages/consents-pl.ts'),
)
