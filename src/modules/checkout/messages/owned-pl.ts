import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './owned-en.ts'

export const pl = {
  paidBefore: 'Zapłacone za wcześniejszy wariant',
  difference: 'Dopłata',
  more: 'dopłata {amount}',
  noMore: 'bez dopłaty',
} satisfies SameKeys<typeof en>
