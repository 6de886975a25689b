import { textOf } from '#kit/text/text-of.ts'

export const usePasskeysText = textOf(
  () => import('../../messages/passkeys-en.ts'),
  () => import('../../messages/passkeys-pl.ts'),
)
