import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  votes: 'Głosy',
  up: 'Głosuj za',
  down: 'Głosuj przeciw',
  score: { one: '{count} głos za', few: '{count} głosy za', many: '{count} głosów za', other: '{count} głosu za' },
} satisfies SameKeys<typeof en>
