import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './demand-en.ts'

export const pl = {
  title: 'Logowanie dwuetapowe administratorów',
  demand: 'Wymagaj od wszystkich administratorów',
  help: 'Kto go jeszcze nie ma, włączy je, zanim otworzy mu się panel.',
  firstYours: 'Najpierw włącz je u siebie: |na swoim koncie|.',
  allHave: 'Mają je wszyscy administratorzy.',
  lacking: {
    one: '{count} administrator jeszcze go nie ma: {names}',
    few: '{count} administratorów jeszcze go nie ma: {names}',
    many: '{count} administratorów jeszcze go nie ma: {names}',
    other: '{count} administratora jeszcze go nie ma: {names}',
  },
  more: '{names}, …',
} satisfies SameKeys<typeof en>
