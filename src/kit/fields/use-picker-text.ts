import { textOf } from '../text/text-of.ts'

export const usePickerText = textOf(
  () => import('../messages/picker-en.ts'),
  () => import('../messages/picker-pl.ts'),
)
