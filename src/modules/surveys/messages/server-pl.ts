import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Ankiety',
  errors: {
    'surveys.answered': 'Ta ankieta ma już Twoją odpowiedź. Dziękujemy!',
    'surveys.changed': 'Pytania właśnie się zmieniły. Spójrz na nie jeszcze raz.',
    'surveys.nothing-answered': 'Odpowiedz przynajmniej na jedno pytanie',
    'surveys.not-listed': 'Wybierz z listy',
    'surveys.tel': 'Podaj poprawny numer telefonu',
    'surveys.option-needed': 'Dodaj przynajmniej jedną opcję',
    'surveys.option-unnamed': 'Nazwij każdą opcję',
    'surveys.no-questions': 'Najpierw dodaj przynajmniej jedno pytanie',
    'surveys.question-answered': 'To pytanie ma już odpowiedzi: usuń je i dodaj nowe',
    'surveys.too-many-exports': 'Odpowiedzi można eksportować raz na minutę. Poczekaj chwilę.',
  },
  deeds: {
    'POST /survey/:id': 'Wyświetlenie ankiety',
    'POST /survey/submit': 'Odpowiedź na ankietę',
    'POST /home/surveys': 'Utworzenie ankiety',
    'PUT /home/surveys/:id': 'Zmiana ankiety',
    'DELETE /home/surveys/:id': 'Usunięcie ankiety z odpowiedziami',
    'GET /home/surveys/:id/export': 'Eksport odpowiedzi z ankiety',
    'POST /home/surveys/:id/open': 'Otwarcie ankiety',
    'POST /home/surveys/:id/close': 'Zamknięcie ankiety',
  },
  export: {
    respondedAt: 'Data odpowiedzi',
    respondent: 'Kto',
    visitor: 'Gość',
  },
} satisfies SameWords<typeof en>
