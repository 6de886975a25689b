import { textOf } from '#kit/text/text-of.ts'

export const useUpsellText = textOf(
  () => import('../../messages/upsell-en.ts'),
  () => import('../../messages/upsell-pl.ts'),
)
