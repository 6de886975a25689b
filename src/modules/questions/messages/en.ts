export const en = {
  choose: 'Choose an answer',
  yourAnswer: 'Your answer',
  inUnit: 'Your answer in {unit}',
  rightIs: 'Correct: {answer}',
  rightWithin: 'Correct: {answer}, give or take {tolerance}',
  notAnswered: 'Not answered',
}
