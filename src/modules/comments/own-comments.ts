import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Actor } from '#platform/context.ts'
import { COMMENT_TYPE, type OwnComments } from './contract.ts'
import { PAGE } from './list-comments.ts'
import { rightsOver } from './policy.ts'

/** Of a comment that the viewer wrote, voted on, or answered with something that waits for an admin. */
interface OwnComment {
  id: string
  vote: -1 | 1 | null
  author_id: string
  by_admin: boolean
  is_held: boolean
}

/**
 * SQL: what of an item's first comments is the viewer's own, for `viewOwnComments`. Of twice as many as a page shows: one that is
 * kept may be a moment behind.
 */
export const ownCommentsOn = (on: { type: string; id: SQLWrapper }, viewer: SQLWrapper): SQL<OwnComment[]> => sql`(
  select coalesce(json_agg(own), '[]')
  from (
    select newest.id, votes.value as vote, newest.author_id, newest.by_admin, newest.held_at is not null or answer.is_held as is_held
    from (
      select comments.id, comments.author_id, comments.by_admin, comments.held_at from comments
      where comments.commentable_type = ${on.type} and comments.commentable_id = ${on.id}
        and (comments.held_at is null or comments.author_id = ${viewer})
      order by comments.created_at desc nulls last, comments.id desc nulls last
      limit ${sql.raw(String(2 * PAGE))}) as newest
    left join votes on votes.votable_id = newest.id and votes.voter_id = ${viewer} and votes.votable_type = ${COMMENT_TYPE}
    cross join lateral (
      select exists (
        select from replies
        where replies.comment_id = newest.id and replies.held_at is not null and replies.author_id = ${viewer}) as is_held
    ) as answer
    where votes.value is not null or newest.author_id = ${viewer} or answer.is_held) as own)`

export function viewOwnComments(viewer: Actor & { id: string }, found: OwnComment[]): OwnComments {
  return {
    votes: found.flatMap(({ id, vote }) => (vote === null ? [] : [{ id, vote }])),
    written: found
      .filter(({ author_id }) => author_id === viewer.id)
      .map(({ id, author_id, by_admin, is_held: isHeld }) => ({
        id,
        can: rightsOver(viewer, { authorId: author_id, byAdmin: by_admin, isHeld }),
      })),
    has_held: found.some(({ is_held }) => is_held),
  }
}
