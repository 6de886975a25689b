import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './included-en.ts'

export const pl = {
  all: {
    one: 'Cały kurs: {count} lekcja',
    few: 'Cały kurs: {count} lekcje',
    many: 'Cały kurs: {count} lekcji',
    other: 'Cały kurs: {count} lekcji',
  },
  some: {
    one: '{included} z {count} lekcji: {names}',
    few: '{included} z {count} lekcji: {names}',
    many: '{included} z {count} lekcji: {names}',
    other: '{included} z {count} lekcji: {names}',
  },
} satisfies SameKeys<typeof en>
