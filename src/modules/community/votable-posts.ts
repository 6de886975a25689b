import { sql } from 'drizzle-orm'
import type { VotableKind } from '#modules/votes/index.ts'
import { posts, topics } from './tables.ts'
import { COMMUNITY, isShown, isVisible, VIEWING, viewingAs } from './viewing.ts'
import { POST_TYPE } from './vocabulary.ts'

const finding = {
  name: 'posts',
  asks: VIEWING,
  kept: sql`
    select ${posts.id} from ${posts} join ${topics} on ${topics.id} = ${posts.topicId}
    where ${posts.id} = ${sql.placeholder('votedId')} and ${isVisible} and ${isShown} for key share of ${posts}`,
  facts: sql`select null`,
}

/** Posts are voted on by whoever sees them. */
export const votablePosts: VotableKind = {
  type: POST_TYPE,
  table: 'posts',
  find: async (ctx) => ({ finding, asking: viewingAs(ctx), changes: COMMUNITY, admit: () => undefined }),
}
