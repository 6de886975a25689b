import { countersOf } from '#platform/db/counters.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { VotableKind } from '#modules/votes/index.ts'
import type { Commentables } from './commentable.ts'
import { commentsOn } from './comments-on.ts'
import { COMMENT_TYPE, REPLY_TYPE } from './contract.ts'
import { keepComment, keepReply } from './lock-item.ts'

/** Comments can be voted on by whoever sees what they are under. */
export const votableComments = (commentables: Commentables): VotableKind => ({
  type: COMMENT_TYPE,
  keep: async (ctx, id) => ctx.changes(commentsOn((await keepComment(ctx, id, commentables)).on)),
  count: ({ tx }, id, { up, votes }) => counting(moveOnComment(tx, id, { up_votes_count: up, votes })),
})

export const votableReplies = (commentables: Commentables): VotableKind => ({
  type: REPLY_TYPE,
  keep: async (ctx, id) => ctx.changes(commentsOn((await keepReply(ctx, id, commentables)).on)),
  count: ({ tx }, id, { up, votes }) => counting(moveOnReply(tx, id, { up_votes_count: up, votes })),
})

const moveOnComment = countersOf('comments', ['up_votes_count', 'votes'])
const moveOnReply = countersOf('replies', ['up_votes_count', 'votes'])

async function counting(moved: ReturnType<typeof moveOnComment>) {
  const { up_votes_count: upVotesCount, votes } = foundOr404(await moved)
  return { upVotesCount, votes }
}
