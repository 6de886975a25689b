import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import { listProductCards } from '#modules/catalog/index.ts'
import type { ProductCard } from '#modules/catalog/contract.ts'
import { pictureUrl } from '#modules/media/index.ts'
import type { FoundCourse, searchCourses as endpoint } from './contract.ts'
import { wordsOf } from './words-of.ts'

const COVER_WIDTH = 320

const coursesFound = prepared('courses_found', (tx) =>
  tx
    .select({ id: sql<string>`id` })
    .from(
      sql`find_courses(
        fold(${sql.placeholder('phrase')}),
        array(select fold(word) from unnest(${sql.placeholder('words')}::text[]) as word)
      ) as found`,
    )
    .orderBy(sql`place`),
)

/** Engagement §5: nothing is found by what holds no word. */
export async function searchCourses(ctx: Ctx, { q }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const words = wordsOf(q)
  if (words.length === 0) return { data: [] }
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const found = await coursesFound(ctx.tx, { phrase: words.join(' '), words: longestFirst })
  const cards = await listProductCards(
    ctx,
    found.map(({ id }) => id),
  )
  return { data: cards.map(viewFound) }
}

const viewFound = ({ id, title, slug, cover }: ProductCard): FoundCourse => ({
  id,
  title,
  slug,
  cover_photo: cover && pictureUrl(cover, COVER_WIDTH),
})
