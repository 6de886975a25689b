import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './pitch-en.ts'
import { pl as promises } from './promises-pl.ts'

export const pl = {
  ...promises,
  outcomesHelp: 'Po jednej rzeczy w wierszu, z punktu widzenia kupującego: „Oprawisz ręcznie książkę z ośmiu składek”.',
  audienceHelp: 'Po jednej rzeczy w wierszu.',
  questionsHelp: 'O co ludzie pytają przed zakupem.',
  question: 'Pytanie',
  answer: 'Odpowiedź',
  addQuestion: 'Dodaj pytanie',
  removeQuestion: 'Usuń pytanie „{question}”',
  newQuestion: 'nowe pytanie',
  full: {
    one: 'Zmieści się {count} pytanie.',
    few: 'Zmieszczą się {count} pytania.',
    many: 'Zmieści się {count} pytań.',
    other: 'Zmieści się {count} pytania.',
  },
} satisfies SameKeys<typeof en>
