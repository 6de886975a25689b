import { and, eq, sql } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { getPost as endpoint } from './contract.ts'
import { selectPosts } from './select-posts.ts'
import { posts } from './tables.ts'
import { viewPost } from './view.ts'
import { isShown, isVisible, viewingAs } from './viewing.ts'

/** Refuses with 404 a post that whoever is looking may not see. */
export async function getPost(
  ctx: Ctx,
  { id }: Input<typeof endpoint>,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const [row] = await visiblePost(ctx.tx, { ...viewingAs(ctx), id })
  return { post: viewPost(foundOr404(row), ctx.actor, media) }
}

const visiblePost = prepared('visible_post', (tx) =>
  selectPosts(tx, and(eq(posts.id, sql.placeholder('id')), isVisible, isShown)!),
)
