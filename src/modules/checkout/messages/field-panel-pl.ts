import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './field-panel-en.ts'

export const pl = {
  title: 'Pola przy kasie',
  intro:
    'Kupujący wypełnia je przed zapłatą, a odpowiedzi zostają przy zamówieniu. O telefon, numer VAT i adres kasa pyta zawsze i nigdy ich nie wymaga.',
  none: 'Ta kasa nie pyta jeszcze o nic dodatkowego.',
  save: 'Zapisz',
} satisfies SameKeys<typeof en>
