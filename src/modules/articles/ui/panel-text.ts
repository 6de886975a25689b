import { textOf } from '#kit/text/text-of.ts'

/** The words of the panel's pages about articles. */
export const useArticlesPanelText = textOf(
  () => import('../messages/panel-en.ts'),
  () => import('../messages/panel-pl.ts'),
)
