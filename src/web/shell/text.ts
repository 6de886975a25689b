import { textOf } from '#kit/text/text-of.ts'

export const useShellText = textOf(
  () => import('#web/messages/en.ts'),
  () => import('#web/messages/pl.ts'),
)
