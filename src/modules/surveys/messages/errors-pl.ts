import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'surveys.answered': 'Ta ankieta ma już Twoją odpowiedź. Dziękujemy!',
  'surveys.changed': 'Pytania właśnie się zmieniły. Spójrz na nie jeszcze raz.',
  'surveys.nothing-answered': 'Odpowiedz przynajmniej na jedno pytanie',
  'surveys.not-listed': 'Wybierz z listy',
  'surveys.tel': 'Podaj poprawny numer telefonu',
  'surveys.option-needed': 'Dodaj przynajmniej jedną odpowiedź do wyboru',
  'surveys.option-unnamed': 'Nazwij każdą odpowiedź',
  'surveys.no-questions': 'Najpierw dodaj przynajmniej jedno pytanie',
  'surveys.question-answered': 'To pytanie ma już odpowiedzi: usuń je i dodaj nowe',
  'surveys.too-many-exports': 'Odpowiedzi można eksportować raz na minutę. Poczekaj chwilę.',
} satisfies SameKeys<typeof en>
