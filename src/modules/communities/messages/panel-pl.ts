import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './panel-en.ts'

export const pl = {
  intro: 'Te tematy widzą tylko osoby, które mają tę społeczność.',
  empty: 'Nie ma jeszcze tematów. Utwórz pierwszy albo wybierz taki, który widzą teraz wszyscy kursanci.',
  posts: { one: '{count} wpis', few: '{count} wpisy', many: '{count} wpisów', other: '{count} wpisu' },
  add: 'Dodaj istniejący temat',
  addHelp: 'Odtąd zobaczą go tylko osoby, które mają tę społeczność.',
  choose: 'Wybierz temat',
  takeOut: 'Usuń „{title}”',
  takeOutHelp: 'Temat, który stąd usuniesz, zobaczą wszyscy kursanci szkoły, razem z tym, co w nim napisano.',
  makeTopic: 'Utwórz nowy temat',
  save: 'Zapisz zmiany',
} satisfies SameKeys<typeof en>
