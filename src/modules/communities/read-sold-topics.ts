import { asc, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { topics } from '#modules/community/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { OfferedTopic } from './contract.ts'

/** The topics of these communities, in the school's order, with how much everyone may read in them. */
export const readSoldTopics = (ctx: Ctx, communityIds: string[]) => select(ctx, inArray(topics.productId, communityIds))

/** The topics that need no product. */
export const readFreeTopics = (ctx: Ctx) => select(ctx, isNull(topics.productId))

type SoldTopic = Awaited<ReturnType<typeof readSoldTopics>>[number]

const select = ({ tx }: Ctx, which: SQL) =>
  tx
    .select({
      id: topics.id,
      title: topics.title,
      description: topics.description,
      communityId: topics.productId,
      postsCount:
        sql<number>`(select count(*) from posts where posts.topic_id = topics.id and posts.held_at is null)`.mapWith(
          Number,
        ),
      newestPostAt: sql<Date | null>`(select max(posts.created_at) from posts
        where posts.topic_id = topics.id and posts.held_at is null)`.mapWith(topics.createdAt),
    })
    .from(topics)
    .where(which)
    .orderBy(asc(topics.position), asc(topics.id))

export const viewOfferedTopic = ({ id, title, description, postsCount }: SoldTopic): OfferedTopic => ({
  id,
  title,
  description,
  posts_count: postsCount,
})
