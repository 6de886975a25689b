import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './form-en.ts'

export const pl = {
  firstName: 'Imię',
  email: 'E-mail',
  subscribe: 'Zapisz się',
  thankYou: 'Dziękujemy',
  goOn: 'Przejdź dalej',
  privacy: 'Polityka prywatności',
  consent: 'Zgoda',
  choose: 'Wybierz',
  doNotFill: 'Zostaw to pole puste',
} satisfies SameKeys<typeof en>
