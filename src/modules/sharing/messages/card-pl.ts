import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './card-en.ts'

export const pl = {
  buy: 'Kup',
  get: 'Odbierz za darmo',
  gone: 'Tego produktu nie ma teraz w ofercie.',
  toSchool: 'Zobacz, co oferuje {school}',
} satisfies SameKeys<typeof en>
