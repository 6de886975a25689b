export const en = {
  outcomes: 'What you will be able to do',
  audience: 'Who it is for',
  questions: 'Questions and answers',
}
