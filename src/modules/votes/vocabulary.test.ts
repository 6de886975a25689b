import { expect, test } from 'vitest'
import type { VoteValue } from './contract.ts'
import { tallyAfter } from './vocabulary.ts'

test.each<[held: VoteValue, sent: VoteValue, holds: VoteValue, up: number, votes: number]>([
  [0, 1, 1, 1, 1],
  [1, 1, 0, -1, -1],
  [1, -1, -1, -1, -2],
  [0, -1, -1, 0, -1],
  [-1, -1, 0, 0, 1],
  [-1, 1, 1, 1, 2],
  [1, 0, 0, -1, -1],
  [-1, 0, 0, 0, 1],
  [0, 0, 0, 0, 0],
])('who held %i and sends %i then holds %i', (held, sent, holds, up, votes) => {
  const before = { up_votes_count: 10, votes: 4, vote: held }
  expect(tallyAfter(before, sent)).toEqual({ up_votes_count: 10 + up, votes: 4 + votes, vote: holds })
})
