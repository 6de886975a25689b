import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { comments } from '#modules/comments/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Compared } from './contract.ts'
import { startOf } from './read-sales.ts'

/** New students and comments since `start`, and between `from` and `start`. */
export async function countNew(
  ctx: Ctx,
  days: { from: string; start: string },
): Promise<{ new_students: Compared; comments: Compared }> {
  const [students] = await newStudents(ctx.tx, days)
  const [written] = await newComments(ctx.tx, days)
  return { new_students: students!, comments: written! }
}

const newStudents = prepared('new_students', (tx) =>
  tx
    .select(countedBy(people.createdAt))
    .from(people)
    .where(sql`${people.role} = 'student' and ${people.createdAt} >= ${startOf('from')}`),
)

const newComments = prepared('new_comments', (tx) =>
  tx
    .select(countedBy(comments.createdAt))
    .from(comments)
    .where(sql`${comments.createdAt} >= ${startOf('from')}`),
)

function countedBy(createdAt: PgColumn) {
  const isNow = sql`${createdAt} >= ${startOf('start')}`
  return {
    now: sql`count(*) filter (where ${isNow})`.mapWith(Number),
    before: sql`count(*) filter (where not ${isNow})`.mapWith(Number),
  }
}
