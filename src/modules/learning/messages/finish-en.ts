export const en = {
  finishTitle: 'You have finished “{course}”',
  finishDone: { one: '{count} lecture', other: '{count} lectures' },
  finishTell: 'Show it in the community',
  finishPost: 'I have finished “{course}”',
  finishReview: 'Would you recommend it to others?',
}
