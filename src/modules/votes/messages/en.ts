export const en = {
  votes: 'Votes',
  up: 'Vote up',
  down: 'Vote down',
  upCount: { one: '{count} vote up', other: '{count} votes up' },
  downCount: { one: '{count} vote down', other: '{count} votes down' },
}
