import { sql } from 'drizzle-orm'
import type { comments, replies } from './tables.ts'

/** In a prepared list: what is held is read by its author and by admins. Read from rows the list's index found anyway. */
export const readable = (items: typeof comments | typeof replies) =>
  sql`(${items.heldAt} is null or ${sql.placeholder('seesHeld')}::boolean or ${items.authorId} = ${sql.placeholder('viewerId')}::uuid)`
