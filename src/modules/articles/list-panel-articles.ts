import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { nextPage, pageFrom } from '#platform/db/paging.ts'
import { byName, placeCursor, sorted } from '#platform/db/sorted.ts'
import { hasTypedWords } from '#platform/db/typed-words.ts'
import type { ArticleAuthor, listPanelArticles as endpoint } from './contract.ts'
import { isOut } from './list-articles.ts'
import { mayWrite } from './may-write.ts'
import { stateOf } from './policy.ts'
import { cardColumns } from './read-articles.ts'
import { articles } from './tables.ts'
import { ARTICLE_SORTS, type ArticleState } from './vocabulary.ts'

const PAGE = 30
const AUTHORS_MOST = 100

const SORT_KEYS = {
  created: { by: articles.createdAt, type: 'timestamptz' },
  title: { by: byName(articles.title), type: 'text' },
} as const

/** Drafts too, the newest first unless another order is asked for. */
export async function listPanelArticles(ctx: Ctx, { cursor, ...asked }: Input<typeof endpoint>) {
  const { q, state, sort = ARTICLE_SORTS[0] } = asked
  const { place, after, order } = sorted({ sort, keys: SORT_KEYS, id: articles.id, cursor })
  const rows = await ctx.tx
    .select({ article: cardColumns, author: people.name, place })
    .from(articles)
    .leftJoin(people, eq(people.id, articles.authorId))
    .where(and(q ? hasTypedWords(articles.searchText, q) : undefined, state && isIn(ctx, state), after))
    .orderBy(...order)
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    ({ article, author }) => ({
      id: article.id,
      language: article.language,
      title: article.title,
      state: stateOf(article, ctx.now),
      author_name: author,
      published_at: article.publishedAt?.toISOString() ?? null,
      minutes_to_read: article.minutesToRead,
      created_at: article.createdAt.toISOString(),
    }),
    ({ place, article }) => nextPage('/json/home/articles', asked, placeCursor({ place, id: article.id })),
  )
}

function isIn(ctx: Ctx, state: ArticleState): SQL {
  if (state === 'draft') return isNull(articles.publishedAt)
  return state === 'scheduled' ? gt(articles.publishedAt, ctx.now) : isOut(ctx)
}

export async function listArticleAuthors({ tx }: Ctx): Promise<{ data: ArticleAuthor[] }> {
  const data = await tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(mayWrite)
    .orderBy(asc(people.createdAt), asc(people.id))
    .limit(AUTHORS_MOST)
  return { data }
}
