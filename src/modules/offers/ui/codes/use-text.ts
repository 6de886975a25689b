import { textOf } from '#kit/text/text-of.ts'

/** The words of the panel's pages about codes. */
export const useCodesText = textOf(
  () => import('../../messages/code-panel-en.ts'),
  () => import('../../messages/code-panel-pl.ts'),
)
