import { inArray, type SQLWrapper } from 'drizzle-orm'
import { dropComments } from '#modules/comments/index.ts'
import { abandonUploads } from '#modules/media/index.ts'
import { dropCases } from '#modules/moderation/index.ts'
import { dropVotes } from '#modules/votes/index.ts'
import type { Ctx } from '#platform/context.ts'
import { posts } from './tables.ts'
import { uploadsOf } from './uploads-of.ts'
import { POST_TYPE } from './vocabulary.ts'

/** Deletes posts, a list or a subquery of their ids, with all that hangs on them; their files go afterwards. */
export async function dropPosts(ctx: Ctx, ids: string[] | SQLWrapper): Promise<void> {
  await dropComments(ctx, POST_TYPE, ids)
  await dropVotes(ctx, POST_TYPE, ids)
  await dropCases(ctx, POST_TYPE, ids)
  const gone = await ctx.tx
    .delete(posts)
    .where(inArray(posts.id, ids as SQLWrapper))
    .returning({ imageId: posts.imageId, videoId: posts.videoId })
  abandonUploads(ctx, uploadsOf(gone))
}
