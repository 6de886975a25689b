import { textOf } from '#kit/text/text-of.ts'

/** What the panel says of products of every kind: in their lists, in a new one and around their editors. */
export const useProductPanelText = textOf(
  () => import('../messages/panel-en.ts'),
  () => import('../messages/panel-pl.ts'),
)
