import type { VotableKind } from '#modules/votes/index.ts'
import { keepPost } from './lock-post.ts'
import { COMMUNITY } from './viewing.ts'
import { POST_TYPE } from './vocabulary.ts'

/** Posts are voted on by whoever sees them. */
export const votablePosts: VotableKind = {
  type: POST_TYPE,
  table: 'posts',
  kept: `select id from posts where id = $1 for key share`,
  async admit(ctx, id) {
    await keepPost(ctx, id)
    ctx.changes(COMMUNITY)
  },
}
