import { inArray } from 'drizzle-orm'
import { chosenFront, leadWith } from '#modules/front/index.ts'
import { reviews } from '#modules/reviews/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { FrontContent } from '../content.ts'
import type { WrittenCourse } from './write-course.ts'

interface Given {
  content: FrontContent
  courses: WrittenCourse[]
}

/** Chooses what the front page leads with, as the school's author did. */
export async function writeFront(ctx: Ctx, { content, courses }: Given): Promise<void> {
  const { intro, product, quotes } = content
  const quoted = await ctx.tx
    .select({ id: reviews.id, title: reviews.title })
    .from(reviews)
    .where(inArray(reviews.title, quotes))
  const front = chosenFront({
    intro,
    product_id: courses.find((course) => course.content.title === product)?.courseId ?? null,
    picture_id: null,
    review_ids: quotes.flatMap((title) => quoted.find((review) => review.title === title)?.id ?? []),
  })
  await leadWith(ctx, front)
}
