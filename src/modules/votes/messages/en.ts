export const en = {
  votes: 'Votes',
  up: 'Vote up',
  down: 'Vote down',
  score: { one: '{count} vote up', other: '{count} votes up' },
}
