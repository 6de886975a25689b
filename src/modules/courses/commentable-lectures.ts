import { eq, inArray, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { CommentableKind } from '#modules/comments/index.ts'
import { readsSignedIn } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { prepared } from '#platform/db/prepared.ts'
import { mayWatch } from './policy.ts'
import { sinceLectureOpen, sinceOpen, standingSince, watchingAs } from './standing-to.ts'
import { lectures, sections } from './tables.ts'
import { LECTURE_TYPE } from './vocabulary.ts'

/** Lectures can be commented on by whoever is signed in and may watch them. */
export const commentableLectures: CommentableKind = {
  type: LECTURE_TYPE,

  async find(ctx, id, how) {
    const [found] = await (how?.toWrite ? lectureToWriteOn : lectureToRead)(ctx.tx, { ...watchingAs(ctx), id })
    if (!found) return undefined
    const { course, title, courseSince, ...lecture } = found
    const may = readsSignedIn(ctx.actor) && mayWatch(lecture, standingSince(ctx, course, courseSince))
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

const urlOf = (slug: string, lectureId: string): string => `/${slug}/watch/${lectureId}#comments`

const lectureToComment = (tx: Tx) =>
  tx
    .select({
      title: lectures.title,
      status: lectures.status,
      isFreeToWatch: lectures.isFreeToWatch,
      delayDays: lectures.delayDays,
      sectionDelayDays: sections.delayDays,
      since: sinceLectureOpen,
      course: { id: products.id, slug: products.slug, status: products.status, isFree: products.isFree },
      courseSince: sinceOpen,
    })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .innerJoin(products, eq(products.id, lectures.courseId))
    .where(eq(lectures.id, sql.placeholder('id')))

const lectureToRead = prepared('lecture_to_read', lectureToComment)
const lectureToWriteOn = prepared('lecture_to_write_on', (tx) =>
  lectureToComment(tx).for('key share', { of: lectures }),
)
