import { textOf } from './text-of.ts'

/** The kit's own words. */
export const useKitText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)
