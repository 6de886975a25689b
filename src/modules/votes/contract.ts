import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'

/** 1 is up, -1 is down, 0 is none. */
export const VoteValue = z.union([z.literal(1), z.literal(-1), z.literal(0)])
export type VoteValue = z.output<typeof VoteValue>

/** What an item shows of its votes: `votes` is up minus down, `vote` is what the viewer holds. */
export const Tally = z.object({ up_votes_count: z.int(), votes: z.int(), vote: VoteValue })
export type Tally = z.output<typeof Tally>

/** What a vote changes (engagement §4): the same value again clears it, another one replaces it. */
export function tallyAfter(tally: Tally, value: VoteValue): Tally {
  const vote = value === tally.vote ? 0 : value
  const { up, votes } = changeBetween(tally.vote, vote)
  return { up_votes_count: tally.up_votes_count + up, votes: tally.votes + votes, vote }
}

/** By how much an item's counters move when one voter's vote moves. */
export const changeBetween = (before: VoteValue, after: VoteValue): { up: number; votes: number } => ({
  up: Number(after === 1) - Number(before === 1),
  votes: after - before,
})

export const castVote = endpoint({
  method: 'POST',
  path: '/vote',
  summary: 'Vote on an item; the same value again clears the vote',
  access: 'signed-in',
  body: z.object({ value: VoteValue, type: z.string().max(60), id: Id }),
  answer: z.object({ value: VoteValue, up_votes_count: z.int(), votes: z.int() }),
})
