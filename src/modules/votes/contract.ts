import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'

/** 1 is up, -1 is down, 0 is none. */
export const VoteValue = z.union([z.literal(1), z.literal(-1), z.literal(0)])
export type VoteValue = z.output<typeof VoteValue>

/** What an item shows of its votes: `votes` is up minus down, `vote` is what the viewer holds. */
export const Tally = z.object({ up_votes_count: z.int(), votes: z.int(), vote: VoteValue })
export type Tally = z.output<typeof Tally>

export const castVote = endpoint('POST /vote', {
  summary: 'Vote on an item; the same value again clears the vote',
  access: 'signed-in',
  right: 'write-to-students',
  refuses: [403],
  audit: 'never',
  body: z.object({ value: VoteValue, type: z.string().max(60), id: Id }),
  answer: z.object({ value: VoteValue, up_votes_count: z.int(), votes: z.int() }),
})
