import { textOf } from '#kit/text/text-of.ts'

export const useReminderText = textOf(
  () => import('../../messages/reminder-en.ts'),
  () => import('../../messages/reminder-pl.ts'),
)
