import { type SQL, sql } from 'drizzle-orm'
import { FROM_THE_NEWEST, placeOf } from '#platform/db/paging.ts'
import { isShown, isVisible } from './viewing.ts'

/** Where a page begins, as values of its statement. */
export function boundOf(cursor: string | undefined): { createdAt: string; beforeId: string } {
  const { createdAt, id: beforeId } = cursor === undefined ? FROM_THE_NEWEST : placeOf(cursor)
  return { createdAt, beforeId }
}

/**
 * SQL: ids of the newest posts of the topic in `topicId`, or of all visible topics. Each topic is read from its own
 * end of the index, so that it costs the same however many posts there are, and in topics the viewer cannot see.
 */
export const newestPosts = ({ rows, which = sql`true` }: { rows: number; which?: SQL }) => sql`(
  select newest.id
  from topics cross join lateral (
    select posts.id, posts.created_at from posts
    where posts.topic_id = topics.id and ${isShown} and ${which}
      and (posts.created_at, posts.id) < (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('beforeId')}::uuid)
    order by posts.created_at desc nulls last, posts.id desc nulls last
    limit ${sql.raw(String(rows))}) newest
  where (${sql.placeholder('topicId')}::uuid is null or topics.id = ${sql.placeholder('topicId')}::uuid) and ${isVisible}
  order by newest.created_at desc, newest.id desc
  limit ${sql.raw(String(rows))})`
