import { inArray } from 'drizzle-orm'
import type { AskedVideo, VideoGuard } from '#modules/media/index.ts'
import { mayRead } from '#modules/moderation/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Commentables } from './commentable.ts'
import { comments } from './tables.ts'

/** A comment's video is there for whoever reads the comment. */
export const commentVideos = (commentables: Commentables): VideoGuard => ({
  async maySee(ctx, asked) {
    const found = await commentsOf(ctx, asked)
    const answers = asked.map(({ videoId }): boolean | undefined => (found.has(videoId) ? false : undefined))
    const readable = asked.flatMap(({ videoId, by }, nth) => {
      const comment = found.get(videoId)
      return comment && isSignedIn(by.actor) && mayRead(by.actor, comment) ? [{ nth, by, ...comment }] : []
    })
    for (const [type, those] of Map.groupBy(readable, ({ type }) => type)) {
      const items = await commentables.findAll(ctx, type, those)
      for (const [at, { nth }] of those.entries()) answers[nth] = items[at]?.maySee ?? false
    }
    return answers
  },
})

async function commentsOf({ tx }: Ctx, asked: readonly AskedVideo[]) {
  const rows = await tx
    .select({
      videoId: comments.videoId,
      authorId: comments.authorId,
      heldAt: comments.heldAt,
      type: comments.commentableType,
      id: comments.commentableId,
    })
    .from(comments)
    .where(
      inArray(
        comments.videoId,
        asked.map(({ videoId }) => videoId),
      ),
    )
  return new Map(rows.map((row) => [row.videoId, row]))
}
