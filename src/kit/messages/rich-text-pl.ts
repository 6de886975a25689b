import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './rich-text-en.ts'

export const pl = {
  bold: 'Pogrubienie',
  italic: 'Kursywa',
  heading: 'Nagłówek',
  list: 'Lista',
  numbered: 'Lista numerowana',
  quote: 'Cytat',
  link: 'Link',
  linkAddress: 'Adres',
  setLink: 'Dodaj link',
  formatting: 'Formatowanie',
} satisfies SameKeys<typeof en>
