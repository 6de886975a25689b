import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './finish-en.ts'

export const pl = {
  finishTitle: 'Kurs „{course}” ukończony',
  finishDone: { one: '{count} lekcja', few: '{count} lekcje', many: '{count} lekcji', other: '{count} lekcji' },
  finishTell: 'Pokaż to w społeczności',
  finishPost: 'Mam za sobą „{course}”',
  finishReview: 'Czy polecasz ten kurs innym?',
} satisfies SameKeys<typeof en>
