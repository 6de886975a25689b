import { textOf } from './text-of.ts'

/** The words of what can be dragged, which visitors' pages do without. */
export const useDraggingText = textOf(
  () => import('../messages/dragging-en.ts'),
  () => import('../messages/dragging-pl.ts'),
)
