import { textOf } from '#web/kit/text/text-of.ts'

export const useCheckoutText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

export const useConsentText = textOf(
  () => import('../messages/consents-en.ts'),
  () => import('../messages/consents-pl.ts'),
)
