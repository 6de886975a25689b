import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { listProductCards } from '#modules/catalog/index.ts'
import type { ProductCard } from '#modules/catalog/contract.ts'
import { pictureUrl } from '#modules/media/index.ts'
import type { FoundCourse, searchCourses as endpoint } from './contract.ts'
import { wordsOf } from './words-of.ts'

const COVER_WIDTH = 320

/** Engagement §5: nothing is found by what holds no word. */
export async function searchCourses(ctx: Ctx, { q }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const words = wordsOf(q)
  if (words.length === 0) return { data: [] }
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const found = await ctx.tx.execute<{ id: string }>(sql`
    select id from find_courses(
      fold(${words.join(' ')}),
      array(select fold(word) from jsonb_array_elements_text(${JSON.stringify(longestFirst)}::jsonb) as word)
    ) order by place`)
  const cards = await listProductCards(
    ctx,
    found.rows.map(({ id }) => id),
  )
  return { data: cards.map(viewFound) }
}

const viewFound = ({ id, title, slug, cover }: ProductCard): FoundCourse => ({
  id,
  title,
  slug,
  cover_photo: cover && pictureUrl(cover, COVER_WIDTH),
})
