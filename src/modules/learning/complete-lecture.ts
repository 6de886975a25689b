import { sql } from 'drizzle-orm'
import { isCounted, type LectureFacts, lectureFacts, watching, watchingAs } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { completeLecture as endpoint } from './contract.ts'
import { requireOpen } from './find-lecture.ts'
import { lectureProgress } from './tables.ts'

/**
 * Safe to repeat: the first completion keeps its time. Answers with the progress in the whole course. Refuses with 404 a lecture that is not
 * there, with 403 one that is not open, and what was set goes with the unit of work.
 */
export async function completeLecture(
  ctx: Ctx,
  { id, is_completed }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const asked = watchingAs(ctx)
  const completedAt = is_completed ? asked.now : null
  const [row] = await setCompleted(ctx.tx, { ...asked, itemId: id, personId: ctx.actor.id, completedAt })
  const { facts, ...progress } = row!
  requireOpen(ctx, facts)
  return { is_completed, progress }
}

interface Row {
  facts: LectureFacts | null
  completed: number
  total: number
}

const person = sql`${sql.placeholder('personId')}::uuid`
const course = sql`(select course_id from watched)`

/** Sets it and counts in one statement, which does not see its own change: this lecture is counted as what it becomes. */
const setCompleted = preparedSql<Row>(
  'set_completed',
  sql`
    with watched as materialized (select id, course_id from lectures where id = ${sql.placeholder('itemId')}),
      set_now as (
        insert into lecture_progress as held (person_id, lecture_id, course_id, completed_at, watched_at)
        select ${person}, id, course_id, ${sql.placeholder('completedAt')}::timestamptz, ${watching.now} from watched
        on conflict (person_id, lecture_id) do update set
          completed_at = case when excluded.completed_at is not null then coalesce(held.completed_at, excluded.completed_at) end,
          watched_at = excluded.watched_at
        returning lecture_id, completed_at)
    select (${lectureFacts}) as facts, count(*)::int as total,
      count(case when set_now.lecture_id is null then ${lectureProgress.completedAt} else set_now.completed_at end)::int as completed
    from ${lectures}
      left join ${lectureProgress} on ${lectureProgress.lectureId} = ${lectures.id} and ${lectureProgress.personId} = ${person}
      left join set_now on set_now.lecture_id = ${lectures.id}
    where ${lectures.courseId} = ${course} and ${lectures.status} = 'published'
      and ${isCounted({ product: course, student: person, now: watching.now })}`,
)
