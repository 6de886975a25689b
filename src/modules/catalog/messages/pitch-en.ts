import { en as promises } from './promises-en.ts'

export const en = {
  ...promises,
  outcomesHelp: 'One on each line, from the buyer’s side: “Bind a book of eight sections by hand”.',
  audienceHelp: 'One on each line.',
  questionsHelp: 'What people ask before they buy.',
  question: 'Question',
  answer: 'Answer',
  addQuestion: 'Add a question',
  removeQuestion: 'Remove the question “{question}”',
  newQuestion: 'new question',
  full: { one: 'There is room for {count} question.', other: 'There is room for {count} questions.' },
}
