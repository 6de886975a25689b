import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { posts, topics } from './tables.ts'
import { isShown, isVisible, viewingAs } from './viewing.ts'

/** The post, held against others who would change it; refuses with 404 who may not see it. */
export async function lockPost(ctx: Ctx, id: string) {
  const [row] = await lockVisiblePost(ctx.tx, { ...viewingAs(ctx), id })
  return foundOr404(row).post
}

const lockVisiblePost = prepared('lock_visible_post', (tx) =>
  tx
    .select({ post: posts })
    .from(posts)
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .where(and(eq(posts.id, sql.placeholder('id')), isVisible, isShown))
    .for('update', { of: posts }),
)
