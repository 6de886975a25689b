import { textOf } from '#kit/text/text-of.ts'

export const useBumpsText = textOf(
  () => import('../../messages/bumps-en.ts'),
  () => import('../../messages/bumps-pl.ts'),
)

/** The words of the panel. */
export const useBumpPanelText = textOf(
  () => import('../../messages/bump-panel-en.ts'),
  () => import('../../messages/bump-panel-pl.ts'),
)
