import { eq, inArray, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { CommentableKind } from '#modules/comments/index.ts'
import { isSignedIn } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { mayWatch } from './policy.ts'
import { standingTo } from './standing-to.ts'
import { lectures, sections } from './tables.ts'
import { LECTURE_TYPE } from './vocabulary.ts'

/** Lectures can be commented on by whoever is signed in and may watch them. */
export const commentableLectures: CommentableKind = {
  type: LECTURE_TYPE,

  async find(ctx, id) {
    const [found] = await lectureToComment(ctx.tx, { id })
    if (!found) return undefined
    const { course, title, ...lecture } = found
    const may = isSignedIn(ctx.actor) && mayWatch(lecture, await standingTo(ctx, course))
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

  async countChanged(ctx, id, by) {
    await moveCommentsCount(ctx.tx, { id, by })
  },
}

const urlOf = (slug: string, lectureId: string): string => `/${slug}/watch/${lectureId}#comments`

const lectureToComment = prepared('lecture_to_comment', (tx) =>
  tx
    .select({
      title: lectures.title,
      status: lectures.status,
      isFreeToWatch: lectures.isFreeToWatch,
      delayDays: sql`${lectures.delayDays} + ${sections.delayDays}`.mapWith(lectures.delayDays),
      course: { id: products.id, slug: products.slug, status: products.status, isFree: products.isFree },
    })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .innerJoin(products, eq(products.id, lectures.courseId))
    .where(eq(lectures.id, sql.placeholder('id'))),
)

const moveCommentsCount = prepared('move_comments_count', (tx) =>
  tx
    .update(lectures)
    .set({ commentsCount: sql`${lectures.commentsCount} + ${sql.placeholder('by')}::int` })
    .where(eq(lectures.id, sql.placeholder('id'))),
)
