import { textOf } from '#kit/text/text-of.ts'

/** The words of admins who sign in as students. */
export const useImpersonationText = textOf(
  () => import('../messages/impersonation-en.ts'),
  () => import('../messages/impersonation-pl.ts'),
)
