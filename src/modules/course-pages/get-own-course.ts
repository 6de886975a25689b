import { and, eq, sql } from 'drizzle-orm'
import { isOpen, ofOpenGrants } from '#modules/access/index.ts'
import { mayBeSeen } from '#modules/catalog/index.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { ownedLines } from '#modules/orders/index.ts'
import { isCovering, isOpeningMore } from '#modules/courses/index.ts'
import { viewOwnReview } from '#modules/reviews/index.ts'
import { reviews } from '#modules/reviews/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotFound, NotSignedIn } from '#platform/refusal.ts'
import type { OwnCourse } from './contract.ts'

/** In one statement. Refuses with 404 a course that is not there for the viewer; a bundle is no page that readers share. */
export async function getOwnCourse(ctx: Ctx, { slug }: { slug: string }): Promise<OwnCourse> {
  const { actor } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  const [row] = await ownCourse(ctx.tx, { slug, viewerId: actor.id, now: ctx.now.toISOString() })
  if (!row || !mayBeSeen(actor, row.course)) throw new NotFound()
  const { course, isOpenToViewer, review } = row
  const isStudent = actor.role === 'student' && course.kind === 'course'
  const better = isStudent && isOpenToViewer ? row.better : []
  return {
    course_id: course.id,
    opened: isStudent && better.length === 0 ? (isOpenToViewer ? [course.id] : []) : null,
    variants: better.length > 0 ? row.held : [],
    better,
    may_write: isStudent && isOpenToViewer && review === null,
    review: review && viewOwnReview(review),
  }
}

const asked = {
  student: sql`${sql.placeholder('viewerId')}::uuid`,
  product: products.id,
  now: sql`${sql.placeholder('now')}::timestamptz`,
}

/** SQL: what was paid for lesser variants and counts towards this one. */
const countedTowards = sql`coalesce((
  select sum(owned.worth) from ${ownedLines(asked)} as owned
  where owned.currency = ${variants.currency} and owned.variant_id <> ${variants.id}
    and ${isCovering(variants.id, sql`owned.variant_id`)}), 0)::int`

/** SQL: the variants on sale that open more of the course than the viewer has. */
const betterThanHeld = sql<OwnCourse['better']>`(
  select coalesce(json_agg(json_build_object('variant_id', ${variants.id}, 'counted_amount', ${countedTowards})
    order by ${variants.position}), '[]')
  from ${variants}
  where ${variants.productId} = ${products.id} and ${variants.position} is not null and ${isOpeningMore(asked, variants.id)})`

const ownCourse = prepared('own_course', (tx) =>
  tx
    .select({
      course: { id: products.id, kind: products.kind, status: products.status },
      isOpenToViewer: sql<boolean>`${isOpen(asked)}`,
      better: sql<OwnCourse['better']>`case when ${isOpen(asked)} then ${betterThanHeld} else '[]' end`,
      held: sql<string[]>`${ofOpenGrants(
        asked,
        (grant) =>
          sql`coalesce(json_agg(distinct ${grant.variantId}) filter (where ${grant.variantId} is not null), '[]')`,
      )}`,
      review: reviews,
    })
    .from(products)
    .leftJoin(reviews, and(eq(reviews.courseId, products.id), eq(reviews.studentId, asked.student)))
    .where(eq(products.slug, sql.placeholder('slug'))),
)
