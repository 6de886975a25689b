import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  title: 'Ile wykorzystuje Twoja szkoła',
  intro: 'Ile szkoła może wykorzystać, ustalają prowadzący platformę. Jeśli potrzebujesz więcej, poproś ich o to.',
  storage: 'Miejsce na filmy i pliki',
  film: 'Minuty filmu',
  mails: 'E-maile w tym miesiącu',
  ofLimit: '{used} z {limit}',
  unlimited: '{used}, bez limitu',
  near: 'Prawie pełne',
  'full-storage': 'Pełne: nie wgrasz filmu ani pliku, póki nie zwolni się miejsce.',
  'full-film': 'Pełne: nie wgrasz filmu, póki nie zwolni się miejsce.',
  'full-mails':
    'Pełne: do końca miesiąca nie wysyłamy nowości ani przypomnień o niedokończonych zakupach. Logowanie, potwierdzenia, bilety i wszystko, bez czego nie można się obejść, nadal wychodzi.',
} satisfies SameKeys<typeof en>
