import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { comments } from '#modules/comments/tables.ts'
import { disputes } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Compared } from './contract.ts'

/** New students, comments and disputes since `start`, and between `from` and `start`. */
export async function countNew(
  ctx: Ctx,
  { from, start }: { from: Date; start: Date },
): Promise<{ new_students: Compared; comments: Compared; disputes: Compared }> {
  const moments = { from: from.toISOString(), start: start.toISOString() }
  const [students] = await newStudents(ctx.tx, moments)
  const [written] = await newComments(ctx.tx, moments)
  const [disputed] = await newDisputes(ctx.tx, moments)
  return { new_students: students!, comments: written!, disputes: disputed! }
}

const newStudents = prepared('new_students', (tx) =>
  tx
    .select(countedBy(people.createdAt))
    .from(people)
    .where(sql`${people.role} = 'student' and ${people.createdAt} >= ${given('from')}`),
)

const newComments = prepared('new_comments', (tx) =>
  tx
    .select(countedBy(comments.createdAt))
    .from(comments)
    .where(sql`${comments.createdAt} >= ${given('from')}`),
)

const newDisputes = prepared('new_disputes', (tx) =>
  tx
    .select(countedBy(disputes.createdAt))
    .from(disputes)
    .where(sql`${disputes.createdAt} >= ${given('from')}`),
)

const given = (moment: 'from' | 'start') => sql`${sql.placeholder(moment)}::timestamptz`

function countedBy(createdAt: PgColumn) {
  const isNow = sql`${createdAt} >= ${given('start')}`
  return {
    now: sql`count(*) filter (where ${isNow})`.mapWith(Number),
    before: sql`count(*) filter (where not ${isNow})`.mapWith(Number),
  }
}
