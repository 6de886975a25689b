import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './bumps-en.ts'

export const pl = {
  title: 'Dodaj do zamówienia',
  add: 'Dodaj „{title}”',
  chooseTime: 'Termin wybierzesz po zakupie',
  now: 'Razem: {amount}',
} satisfies SameKeys<typeof en>
