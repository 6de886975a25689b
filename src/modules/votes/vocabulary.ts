import type { Tally, VoteValue } from './contract.ts'

/** What a vote changes (engagement §4): the same value again clears it, another one replaces it. */
export function tallyAfter(tally: Tally, value: VoteValue): Tally {
  const vote = value === tally.vote ? 0 : value
  const { up, votes } = changeBetween(tally.vote, vote)
  return { up_votes_count: tally.up_votes_count + up, votes: tally.votes + votes, vote }
}

/** By how much an item's counters move when one voter's vote moves. */
const changeBetween = (before: VoteValue, after: VoteValue): { up: number; votes: number } => ({
  up: Number(after === 1) - Number(before === 1),
  votes: after - before,
})
