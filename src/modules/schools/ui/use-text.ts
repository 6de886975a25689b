import { textOf } from '#kit/text/text-of.ts'

export const useSchoolsText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

export const useLegalText = textOf(
  () => import('../messages/legal-en.ts'),
  () => import('../messages/legal-pl.ts'),
)

export const useCurrencyText = textOf(
  () => import('../messages/currency-en.ts'),
  () => import('../messages/currency-pl.ts'),
)

export const useProfileText = textOf(
  () => import('../messages/profile-en.ts'),
  () => import('../messages/profile-pl.ts'),
)

export const useLookText = textOf(
  () => import('../messages/look-en.ts'),
  () => import('../messages/look-pl.ts'),
)
