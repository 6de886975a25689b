import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'leads.field-name': 'Użyj małych liter bez ogonków, cyfr i podkreśleń; zacznij od litery',
  'leads.no-options': 'Podaj co najmniej jedną odpowiedź do wyboru',
  'leads.name-is-text': 'Pole o nazwie „name” musi być polem tekstowym',
  'leads.no-email': 'Formularz musi pytać o e-mail: wymagane pole typu e-mail o nazwie „email”',
  'leads.redirect': 'Podaj adres zaczynający się od https:// albo ścieżkę na swojej stronie, na przykład /courses',
  'leads.no-course': 'Wybierz co najmniej jeden ze swoich kursów',
  'leads.not-an-option': 'Wybierz jedną z odpowiedzi',
  'leads.not-in-time': 'Nie udało się jeszcze przyjąć formularza. Wyślij go, proszę, jeszcze raz.',
  'leads.export-too-soon': {
    one: 'Eksport jest możliwy raz na minutę. Spróbuj ponownie za {seconds} sekundę.',
    few: 'Eksport jest możliwy raz na minutę. Spróbuj ponownie za {seconds} sekundy.',
    many: 'Eksport jest możliwy raz na minutę. Spróbuj ponownie za {seconds} sekund.',
    other: 'Eksport jest możliwy raz na minutę. Spróbuj ponownie za {seconds} sekundy.',
  },
} satisfies SameKeys<typeof en>
