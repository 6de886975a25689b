import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './field-panel-en.ts'

export const pl = {
  title: 'Pola przy kasie',
  intro:
    'Kupujący wypełniają je przed zapłatą, a odpowiedzi zostają przy zamówieniu. Kasa zawsze pyta też o telefon, numer VAT i adres, ale nigdy ich nie wymaga.',
  none: 'Ta kasa nie ma jeszcze dodatkowych pól.',
  save: 'Zapisz',
} satisfies SameKeys<typeof en>
