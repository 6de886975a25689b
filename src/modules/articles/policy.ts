import type { Actor } from '#platform/context.ts'
import type { Article } from './tables.ts'
import type { ArticleState } from './vocabulary.ts'

type Dated = Pick<Article, 'publishedAt'>

export function stateOf({ publishedAt }: Dated, now: Date): ArticleState {
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** What is not out yet is a preview for admins. */
export const mayBeRead = (actor: Actor, article: Dated, now: Date): boolean =>
  stateOf(article, now) === 'published' || actor.role === 'admin'
