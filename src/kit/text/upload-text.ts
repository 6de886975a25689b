import { textOf } from './text-of.ts'

/** How far a file has come, which visitors' pages do without. */
export const useUploadText = textOf(
  () => import('../messages/upload-en.ts'),
  () => import('../messages/upload-pl.ts'),
)
