import { textOf } from '#kit/text/text-of.ts'

export const useAccountsText = textOf(
  () => import('../../messages/accounts-en.ts'),
  () => import('../../messages/accounts-pl.ts'),
)
