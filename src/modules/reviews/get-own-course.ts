import { and, eq, sql } from 'drizzle-orm'
import { isOpen } from '#modules/access/index.ts'
import { mayBeSeen } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotFound, NotSignedIn } from '#platform/refusal.ts'
import type { OwnCourse } from './contract.ts'
import { reviews } from './tables.ts'
import { viewOwnReview } from './view.ts'

/** In one statement. Refuses with 404 a course that is not there for the viewer; a bundle is no page that readers share. */
export async function getOwnCourse(ctx: Ctx, { slug }: { slug: string }): Promise<OwnCourse> {
  const { actor } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  const [row] = await ownCourse(ctx.tx, { slug, viewerId: actor.id, now: ctx.now.toISOString() })
  if (!row || !mayBeSeen(actor, row.course)) throw new NotFound()
  const { course, isOpenToViewer, review } = row
  const isStudent = actor.role === 'student' && course.kind === 'course'
  return {
    course_id: course.id,
    opened: isStudent ? (isOpenToViewer ? [course.id] : []) : null,
    may_write: isStudent && isOpenToViewer && review === null,
    review: review && viewOwnReview(review),
  }
}

const viewer = sql`${sql.placeholder('viewerId')}::uuid`

const ownCourse = prepared('own_course', (tx) =>
  tx
    .select({
      course: { id: products.id, kind: products.kind, status: products.status },
      isOpenToViewer: sql<boolean>`${isOpen({
        student: viewer,
        product: products.id,
        now: sql`${sql.placeholder('now')}::timestamptz`,
      })}`,
      review: reviews,
    })
    .from(products)
    .leftJoin(reviews, and(eq(reviews.courseId, products.id), eq(reviews.studentId, viewer)))
    .where(eq(products.slug, sql.placeholder('slug'))),
)
