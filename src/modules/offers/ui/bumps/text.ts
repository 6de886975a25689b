import { textOf } from '#kit/text/text-of.ts'

/** The words of the panel. */
export const useBumpPanelText = textOf(
  () => import('../../messages/bump-panel-en.ts'),
  () => import('../../messages/bump-panel-pl.ts'),
)
