import { lectureProgress } from '#modules/learning/tables.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Chance } from '../random.ts'
import type { Sale } from './plan-sales.ts'
import type { WrittenStudent } from './write-people.ts'

interface Given {
  now: Date
  chance: Chance
  demoStudent: WrittenStudent
  sales: Sale[]
}

const NEVER_BEGAN = 0.15
const BETWEEN_LECTURES = 1.6 * DAY
/** where the demo student stopped, in seconds */
const STOPPED_AT = 9

/**
 * How far everyone is: lecture after lecture since the purchase, the next one begun. Each lecture is a statement of its own, in their order:
 * the database counts who begins and finishes by what is there before.
 */
export async function writeProgress(ctx: Ctx, { now, chance, demoStudent, sales }: Given): Promise<void> {
  const steps = sales.flatMap(({ student, course, at }) => {
    if (student !== demoStudent && chance.happens(NEVER_BEGAN)) return []
    const pace = chance.between(0.4, 1.8) * BETWEEN_LECTURES
    const seen = course.lectures.map(({ id }, index) => ({ id, watchedAt: at.getTime() + 2 * HOUR + index * pace }))
    const stopsAfter = student === demoStudent ? Math.min(3, seen.length - 1) : chance.whole(1, seen.length + 1)
    const begun = seen.slice(0, stopsAfter + 1).filter(({ watchedAt }) => watchedAt < now.getTime())
    return begun.map(({ id, watchedAt }, index) => ({
      index,
      row: {
        personId: student.id,
        lectureId: id,
        courseId: course.courseId,
        positionSeconds: index < stopsAfter ? 0 : STOPPED_AT,
        isFavourite: student === demoStudent && index === 1,
        completedAt: index < stopsAfter ? new Date(watchedAt) : null,
        watchedAt: new Date(watchedAt),
      },
    }))
  })
  for (const [, ofEach] of Map.groupBy(steps, ({ index }) => index))
    await ctx.tx.insert(lectureProgress).values(ofEach.map(({ row }) => row))
}
