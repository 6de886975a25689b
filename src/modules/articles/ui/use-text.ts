import { textOf } from '#kit/text/text-of.ts'

export const useArticlesText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

/** The words of the panel's pages about articles. */
export const useArticlesPanelText = textOf(
  () => import('../messages/panel-en.ts'),
  () => import('../messages/panel-pl.ts'),
)
