import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  send: 'Wyślij',
  notNow: 'Nie teraz',
  close: 'Zamknij',
  choose: 'Wybierz',
  thanks: 'Dziękujemy',
  thanksText: 'Mamy Twoje odpowiedzi. Pomagają bardziej, niż się wydaje.',
} satisfies SameKeys<typeof en>
