import { sql } from 'drizzle-orm'
import type { VideoGuard } from '#modules/media/index.ts'
import { isSignedIn } from '#platform/context.ts'
import { forEachAsked, rowsAsked } from '#platform/db/for-each-asked.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import { posts, topics } from './tables.ts'
import { isShown, isVisible, VIEWING, viewingAs } from './viewing.ts'

/** A post's video is there for whoever sees the post. */
export const postVideos: VideoGuard = {
  async maySee(ctx, asked) {
    const rows = asked.flatMap(({ videoId, by }, nth) =>
      isSignedIn(by.actor) ? [{ ...viewingAs(by), nth, videoId }] : [],
    )
    const found = rows.length > 0 ? await postsAsked(ctx.tx, { asked: JSON.stringify(rows) }) : []
    const seen = new Map(found.map(({ nth, is_seen: isSeen }) => [nth, isSeen]))
    return asked.map((_, nth) => seen.get(nth))
  },
}

const postsAsked = preparedSql<{ nth: number; is_seen: boolean }>(
  'posts_of_videos',
  sql`
    with asked as materialized (${rowsAsked({ ...VIEWING, videoId: 'uuid' })})
    select asked.nth, found.is_seen
    from asked, lateral (${forEachAsked(sql`
      select ${isVisible} and ${isShown}
      from ${posts} join ${topics} on ${topics.id} = ${posts.topicId}
      where ${posts.videoId} = ${sql.placeholder('videoId')}`)}) as found (is_seen)`,
)
