import { eq, sql } from 'drizzle-orm'
import { hasAccess } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { CommentableKind } from '#modules/comments/index.ts'
import { isSignedIn } from '#platform/context.ts'
import { mayWatch } from './policy.ts'
import { lectures } from './tables.ts'

export const LECTURE_TYPE = 'App\\Lecture'

/** Lectures can be commented on by whoever may watch them. */
export const commentableLectures: CommentableKind = {
  type: LECTURE_TYPE,

  async find(ctx, id) {
    const [found] = await ctx.tx
      .select({ lecture: lectures, slug: products.slug, courseStatus: products.status })
      .from(lectures)
      .innerJoin(products, eq(products.id, lectures.courseId))
      .where(eq(lectures.id, id))
    if (!found) return undefined
    const { lecture, slug, courseStatus } = found
    const may =
      isSignedIn(ctx.actor) && mayWatch(ctx.actor, lecture, courseStatus, await hasAccess(ctx, lecture.courseId))
    return {
      id,
      title: lecture.title,
      url: `/${slug}/watch/${id}#comments`,
      courseId: lecture.courseId,
      maySee: may,
      mayComment: may,
    }
  },

  async countChanged(ctx, id, by) {
    await ctx.tx
      .update(lectures)
      .set({ commentsCount: sql`${lectures.commentsCount} + ${by}` })
      .where(eq(lectures.id, id))
  },
}
