export const en = {
  responses: 'Answers to surveys',
  noResponses: 'No answers to surveys yet',
}
