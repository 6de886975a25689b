import { sql } from 'drizzle-orm'
import { isOpen } from '#modules/access/index.ts'
import { type Circumstances, isSignedIn, readsSignedIn } from '#platform/context.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import { topics } from './tables.ts'

/** The placeholders of the statements made of `isVisible` and `isShown`. */
export const VIEWING = { seesAll: 'boolean', viewerId: 'uuid', opened: 'uuid[]', now: 'timestamptz' }

/** Whoever is looking, as the values of the statements made of `isVisible` and `isShown`. */
export function viewingAs({ actor, now }: Circumstances): Record<keyof typeof VIEWING, unknown> {
  const seesAll = actor.role === 'admin' || actor.role === 'system'
  if (!seesAll && !readsSignedIn(actor)) throw new NotSignedIn()
  return {
    seesAll,
    viewerId: isSignedIn(actor) ? actor.id : null,
    opened: actor.role === 'reader' ? actor.opened : NOTHING,
    now: now.toISOString(),
  }
}

/** What is open to a person is found by their grants. */
const NOTHING: readonly string[] = []

export const viewer = sql`${sql.placeholder('viewerId')}::uuid`
const seesAll = sql`${sql.placeholder('seesAll')}::boolean`

/** SQL: whether a topic is there for the viewer: admins see all, students the open ones and what they have access to. */
export const isVisible = sql`(${seesAll} or ${topics.productId} is null or ${topics.productId} = any(${sql.placeholder('opened')}::uuid[]) or ${isOpen(
  {
    product: topics.productId,
    student: viewer,
    now: sql`${sql.placeholder('now')}::timestamptz`,
  },
)})`

/** SQL: a post that waits for an admin is there for its author and for admins. */
export const isShown = sql`(posts.held_at is null or ${seesAll} or posts.author_id = ${viewer})`

/** What pages show of the community, and what changes with every post, vote and count in it. */
export const COMMUNITY = 'community'
