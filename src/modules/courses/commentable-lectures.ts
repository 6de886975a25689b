import { eq, inArray, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { CommentableKind } from '#modules/comments/index.ts'
import { readsSignedIn } from '#platform/context.ts'
import { type LectureFacts, lectureFacts, standingBy } from './lecture-facts.ts'
import { lecturePath } from './paths/vocabulary.ts'
import { mayWatch } from './policy.ts'
import { WATCHING, watchingAs } from './standing-to.ts'
import { lectures } from './tables.ts'
import { LECTURE_TYPE } from './vocabulary.ts'

/** Lectures can be commented on by whoever is signed in and may watch them. */
export const commentableLectures: CommentableKind<LectureFacts> = {
  type: LECTURE_TYPE,
  hasMoments: true,
  facts: lectureFacts,
  kept: sql`${lectures}`,
  asks: WATCHING,
  asking: watchingAs,

  judge(ctx, id, facts) {
    const { title, course } = facts
    const { lecture, standing } = standingBy(ctx, facts)
    const may = readsSignedIn(ctx.actor) && mayWatch(lecture, standing)
    return {
      id,
      title,
      url: urlOf(course.slug, id),
      courseId: course.id,
      maySee: may,
      mayComment: may,
    }
  },

  async describe(ctx, ids) {
    const rows = await ctx.tx
      .select({ id: lectures.id, title: lectures.title, slug: products.slug })
      .from(lectures)
      .innerJoin(products, eq(products.id, lectures.courseId))
      .where(inArray(lectures.id, ids))
    return rows.map(({ id, title, slug }) => ({ id, title, url: urlOf(slug, id) }))
  },
}

const urlOf = (slug: string, lectureId: string): string => `${lecturePath(slug, lectureId)}#comments`
