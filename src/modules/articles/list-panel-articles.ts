import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foldedLiterally } from '#platform/db/literally.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { ArticleAuthor, listPanelArticles as endpoint } from './contract.ts'
import { isOut } from './list-articles.ts'
import { stateOf } from './policy.ts'
import { selectCards } from './read-articles.ts'
import { articles } from './tables.ts'
import type { ArticleState } from './vocabulary.ts'

const PAGE = 30
const AUTHORS_MOST = 100

export async function listPanelArticles(ctx: Ctx, { q, state, cursor }: Input<typeof endpoint>) {
  const rows = await selectCards(ctx.tx)
    .where(
      and(q ? holdsWords(q) : undefined, state && isIn(ctx, state), olderThan(articles.createdAt, articles.id, cursor)),
    )
    .orderBy(sql`${articles.createdAt} desc nulls last`, sql`${articles.id} desc nulls last`)
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
    (last) =>
      `/json/home/articles?${new URLSearchParams({
        ...(q && { q }),
        ...(state && { state }),
        cursor: cursorOf(last.article),
      })}`,
  )
}

function isIn(ctx: Ctx, state: ArticleState): SQL {
  if (state === 'draft') return isNull(articles.publishedAt)
  return state === 'scheduled' ? gt(articles.publishedAt, ctx.now) : isOut(ctx)
}

/** In whatever order; case and diacritics do not count. */
function holdsWords(q: string): SQL {
  const words = q.split(/\s+/)
  return sql`fold(${articles.title}) like all (
    array(select '%' || ${foldedLiterally(sql`word`)} || '%' from unnest(${sql.param(words)}::text[]) as word)
  )`
}

export async function listArticleAuthors({ tx }: Ctx): Promise<{ data: ArticleAuthor[] }> {
  const data = await tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.role, 'admin'))
    .orderBy(asc(people.createdAt), asc(people.id))
    .limit(AUTHORS_MOST)
  return { data }
}
