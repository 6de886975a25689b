import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './editor-en.ts'

export const pl = {
  question: 'Pytanie',
  answerType: 'Sposób odpowiadania',
  single_choice: 'Jedna z odpowiedzi',
  multi_choice: 'Dowolne z odpowiedzi',
  drop_down: 'Jedna z odpowiedzi, z listy',
  number: 'Liczba',
  text: 'Słowami',
  answers: 'Odpowiedzi',
  correct: 'Poprawna',
  answerNumber: 'Odpowiedź {number}',
  feedbackNumber: 'Komentarz dla tego, kto wybrał odpowiedź {number}',
  deleteAnswer: 'Usuń odpowiedź {number}',
  addAnswer: 'Dodaj odpowiedź',
  value: 'Poprawna liczba',
  tolerance: 'Z dokładnością do',
  toleranceHelp: 'O ile można się pomylić. 0: wcale.',
  unit: 'Jednostka',
  unitHelp: 'Widoczna przy polu, na przykład kg.',
  accepted: 'Poprawne odpowiedzi',
  acceptedHelp: 'Każda w osobnym wierszu. Wielkość liter i kropka na końcu nie mają znaczenia.',
  acceptedOrGraded:
    'Każda w osobnym wierszu. Wielkość liter i kropka na końcu nie mają znaczenia. Puste pole: odpowiedzi ktoś ocenia.',
  numberNeeded: 'Wpisz liczbę',
  solution: 'Rozwiązanie, widoczne po odpowiedzi',
} satisfies SameKeys<typeof en>
