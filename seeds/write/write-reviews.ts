import { reviewWritten } from '#modules/reviews/events.ts'
import { reviews, reviewSummaries } from '#modules/reviews/tables.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { Chance } from '../random.ts'
import { buyersOf } from './buyers-of.ts'
import type { Sale } from './plan-sales.ts'
import type { WrittenCourse } from './write-course.ts'
import { type PastEvent, writeEvents } from './write-events.ts'

interface Given {
  now: Date
  chance: Chance
  courses: WrittenCourse[]
  sales: Sale[]
}

type ReviewRow = typeof reviews.$inferInsert & { id: string; createdAt: Date }

/** One review each, some days after the purchase, and the summaries of those approved. */
export async function writeReviews(ctx: Ctx, { now, chance, courses, sales }: Given): Promise<void> {
  const rows: ReviewRow[] = []
  const summaries: (typeof reviewSummaries.$inferInsert)[] = []
  for (const course of courses) {
    const written = reviewsOf(course, { now, chance, sales })
    rows.push(...written)
    if (written.length > 0) summaries.push({ courseId: course.courseId, ...countOf(written) })
  }
  await ctx.tx.insert(reviews).values(rows)
  await writeEvents(ctx, rows.map(told))
  await ctx.tx.insert(reviewSummaries).values(summaries)
}

function reviewsOf(course: WrittenCourse, { now, chance, sales }: Omit<Given, 'courses'>): ReviewRow[] {
  const latest = now.getTime() - 3 * HOUR
  let free = buyersOf(course, sales).filter(({ at }) => at.getTime() < latest - 4 * DAY)
  return course.content.reviews.flatMap(({ voice, rating, title, review, isPending = false }) => {
    if (free.length === 0) return []
    const suited = free.filter((buyer) => !voice || buyer.voice === voice)
    const author = chance.one(suited.length > 0 ? suited : free)
    free = free.filter((other) => other !== author)
    const wished = author.at.getTime() + chance.between(2, 16) * DAY
    const createdAt = new Date(Math.min(wished, latest - chance.between(0, 20) * HOUR))
    return [
      {
        id: newId(),
        courseId: course.courseId,
        studentId: author.id,
        rating,
        title,
        review,
        createdAt,
        status: isPending ? ('pending' as const) : ('approved' as const),
        hasBought: course.content.prices.at(-1)!.amount > 0,
        moderatedAt: isPending ? null : new Date(createdAt.getTime() + 2 * HOUR),
      },
    ]
  })
}

const told = ({ id, courseId, studentId, createdAt }: ReviewRow): PastEvent => ({
  at: createdAt,
  event: reviewWritten({ review_id: id, course_id: courseId, student_id: studentId }),
})

function countOf(written: ReviewRow[]) {
  const rated = (wanted: number) =>
    written.filter(({ status, rating }) => status === 'approved' && rating === wanted).length
  return { recommended: rated(10), neutral: rated(5), notRecommended: rated(0) }
}
