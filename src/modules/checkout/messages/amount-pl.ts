import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './amount-en.ts'

export const pl = {
  title: 'Ile chcesz zapłacić?',
  amount: 'Twoja kwota',
  from: 'Co najmniej {minimum}. Proponowana kwota: {suggested}',
  any: 'Tyle, ile chcesz; zero też jest w porządku. Proponowana kwota: {suggested}',
  missing: 'Podaj, ile chcesz zapłacić',
  tooLow: 'Możesz zapłacić co najmniej {minimum}',
  tooHigh: 'Możesz zapłacić najwyżej {max}',
  moved: 'Suma właśnie zmieniła się razem z Twoją kwotą. Sprawdź ją i naciśnij przycisk jeszcze raz.',
} satisfies SameKeys<typeof en>
