import { sql } from 'drizzle-orm'
import { dropCases } from '#modules/moderation/index.ts'
import { type Belonging, moveRows } from '#modules/people/index.ts'
import { reviews } from './tables.ts'
import { REVIEW_TYPE } from './vocabulary.ts'

/** A person reviews a course once: where both accounts did, the review that is on the site stays, or else that of the account that stays. */
export const reviewBelongings: Belonging[] = [
  {
    column: reviews.studentId,
    fate: 'united',
    kind: 'reviews',
    async work(ctx, merge) {
      const { rows: dropped } = await ctx.tx.execute<{ id: string }>(sql`
        with dropped as (
          delete from reviews one using reviews other
          where one.course_id = other.course_id
            and (one.student_id, other.student_id) in ((${merge.goneId}, ${merge.keptId}), (${merge.keptId}, ${merge.goneId}))
            and (one.status = 'approved', one.student_id = ${merge.keptId}) < (other.status = 'approved', other.student_id = ${merge.keptId})
          returning one.id, one.course_id, one.rating, one.status),
        counted as (
          update review_summaries summary
          set recommended = recommended - (dropped.rating = 10)::int, neutral = neutral - (dropped.rating = 5)::int,
            not_recommended = not_recommended - (dropped.rating = 0)::int
          from dropped where summary.course_id = dropped.course_id and dropped.status = 'approved')
        select id from dropped`)
      if (dropped.length > 0)
        await dropCases(
          ctx,
          REVIEW_TYPE,
          dropped.map(({ id }) => id),
        )
      await moveRows(ctx, reviews.studentId, merge)
    },
  },
]
