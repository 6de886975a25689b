import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './better-en.ts'

export const pl = {
  yours: 'Twój',
  more: 'dopłata {amount}',
  moreFrom: 'dopłata od {amount}',
  noMore: 'bez dopłaty',
} satisfies SameKeys<typeof en>
