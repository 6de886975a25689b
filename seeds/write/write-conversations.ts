import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Chance } from '../random.ts'
import { buyersOf } from './buyers-of.ts'
import { nothingSaid, say, writeSaid } from './conversation.ts'
import type { Sale } from './plan-sales.ts'
import type { WrittenCourse } from './write-course.ts'

interface Given {
  now: Date
  chance: Chance
  admin: { id: string }
  courses: WrittenCourse[]
  sales: Sale[]
}

/** Comments, replies and votes of people who may watch the lecture, after they could; the counters are those of the rows. */
export async function writeConversations(ctx: Ctx, given: Given): Promise<void> {
  const said = nothingSaid()
  for (const course of given.courses) {
    const buyers = buyersOf(course, given.sales)
    for (const { id, content } of course.lectures) {
      for (const comment of content.comments ?? []) say(said, given, buyers, { type: LECTURE_TYPE, id }, comment)
    }
  }
  await writeSaid(ctx, said)
}
