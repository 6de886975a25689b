import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  votes: 'Głosy',
  up: 'Głosuj za',
  down: 'Głosuj przeciw',
  upCount: { one: '{count} głos za', few: '{count} głosy za', many: '{count} głosów za', other: '{count} głosu za' },
  downCount: {
    one: '{count} głos przeciw',
    few: '{count} głosy przeciw',
    many: '{count} głosów przeciw',
    other: '{count} głosu przeciw',
  },
} satisfies SameKeys<typeof en>
