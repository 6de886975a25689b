import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  errors: {
    'fields.name': 'Użyj małych liter bez ogonków, cyfr i podkreśleń; zacznij od litery',
    'fields.no-options': 'Podaj co najmniej jedną opcję',
    'fields.not-an-option': 'Wybierz jedną z opcji',
    'fields.phone': 'Podaj poprawny numer telefonu',
    'fields.postal-code': 'Podaj kod pocztowy w postaci 12-345',
  },
} satisfies SameWords<typeof en>
