import type { VotableKind } from '#modules/votes/index.ts'
import { countersOf } from '#platform/db/counters.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { keepPost } from './lock-post.ts'
import { COMMUNITY } from './viewing.ts'
import { POST_TYPE } from './vocabulary.ts'

/** Posts are voted on by whoever sees them. */
export const votablePosts: VotableKind = {
  type: POST_TYPE,
  async keep(ctx, id) {
    await keepPost(ctx, id)
    ctx.changes(COMMUNITY)
  },
  async count({ tx }, id, change) {
    const counted = await moveVotes(tx, id, { up_votes_count: change.up, votes: change.votes })
    const { up_votes_count: upVotesCount, votes } = foundOr404(counted)
    return { upVotesCount, votes }
  },
}

const moveVotes = countersOf('posts', ['up_votes_count', 'votes'])
