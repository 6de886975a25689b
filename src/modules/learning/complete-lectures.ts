import { sql } from 'drizzle-orm'
import { isCounted, type LectureFacts, lectureFacts, WATCHING, watching, watchingAs } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import { type Ctx, isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { forEachAsked, rowsAsked } from '#platform/db/for-each-asked.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import { together } from '#platform/db/together.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { completeLecture as endpoint } from './contract.ts'
import { courseCompleted } from './events.ts'
import { requireOpen } from './find-lecture.ts'
import { goalOf, isReached } from './goals.ts'
import { ExamDecides } from './refusals.ts'
import { lectureProgress } from './tables.ts'

/**
 * Safe to repeat: the first completion keeps its time. Answers with the progress in the whole course. Those of one moment in a school go in one
 * unit of work. Refuses with 404 a lecture that is not there, with 403 one that is not open, with 409 one that its exam decides of.
 */
export async function completeLecture(
  ctx: OutsideCtx,
  { id, is_completed }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const asked = watchingAs(ctx)
  const completedAt = is_completed ? asked.now : null
  const progress = await complete({ ctx, itemId: id, personId: ctx.actor.id, asked: { ...asked, completedAt } })
  return { is_completed, progress }
}

interface Completion {
  ctx: OutsideCtx
  itemId: string
  personId: string
  asked: ReturnType<typeof watchingAs> & { completedAt: unknown }
}

const COMPLETION = { ...WATCHING, itemId: 'uuid', personId: 'uuid', completedAt: 'timestamptz' }

const complete = together({
  groupOf: ({ ctx }: Completion) => ctx.school.id,
  // One after another of one person: what counts who begins and finishes a course sees each lecture by itself.
  keyOf: ({ personId }) => personId,
  most: 50,
  doAll: (completions) => completions[0]!.ctx.inTransaction((ctx) => completeAll(ctx, completions)),
})

/** Who may not is refused by what the statement found: all of them go with the unit of work. */
async function completeAll({ tx, emit }: Ctx, completions: Completion[]) {
  const all = completions.map(({ asked, itemId, personId }, nth) => ({ ...asked, nth, itemId, personId }))
  const rows = await setCompleted(tx, { asked: JSON.stringify(all) })
  return completions.map(({ ctx, personId }, nth) => {
    const { facts, hasReached, ...progress } = rows[nth]!
    requireOpen(ctx, facts)
    refuseUnless(!facts?.isExamined, new ExamDecides())
    if (facts && hasReached && ctx.actor.role === 'student')
      emit(courseCompleted({ person_id: personId, course_id: facts.course.id }))
    return progress
  })
}

/** Completes a lecture for a student, whoever is at it: a grader, or the clock. What is completed stays as it is. */
export async function completeFor(
  ctx: Ctx,
  { personId, lectureId }: { personId: string; lectureId: string },
): Promise<void> {
  const asked = watchingAs({ ...ctx, actor: { role: 'student', id: personId, name: '', email: '' } })
  const rows = [{ ...asked, nth: 0, itemId: lectureId, personId, completedAt: asked.now }]
  const [row] = await setCompleted(ctx.tx, { asked: JSON.stringify(rows) })
  if (row?.facts && row.hasReached) ctx.emit(courseCompleted({ person_id: personId, course_id: row.facts.course.id }))
}

interface Row {
  facts: LectureFacts | null
  completed: number
  total: number
  /** with this lecture, which was not completed before, as much as the goal of the course asks */
  hasReached: boolean
}

const counting = isCounted({ product: sql`watched.course_id`, student: sql`watched.person_id`, now: watching.now })

/** Sets them and counts in one statement, which does not see its own change: those lectures are counted as what they become. */
const setCompleted = preparedSql<Row & Record<string, unknown>>(
  'set_completed',
  sql`
    with asked as materialized (${rowsAsked(COMPLETION)}),
      watched as materialized (
        select asked.nth, asked."personId" as person_id, lectures.id, lectures.course_id, asked."completedAt" as completed_at
        from asked join lectures on lectures.id = asked."itemId"),
      set_now as (
        insert into lecture_progress as held (person_id, lecture_id, course_id, completed_at, watched_at)
        select person_id, id, course_id, completed_at, asked.now from watched join asked on asked.nth = watched.nth
        order by person_id, id
        on conflict (person_id, lecture_id) do update set
          completed_at = case when excluded.completed_at is not null then coalesce(held.completed_at, excluded.completed_at) end,
          watched_at = excluded.watched_at
        returning person_id, lecture_id, completed_at)
    select (${forEachAsked(lectureFacts)}) as facts, progress.total, progress.completed,
      ${isReached({ completed: sql`progress.completed`, total: sql`progress.total`, goal: goalOf(sql`watched.course_id`) })}
        and exists (select from set_now where set_now.lecture_id = watched.id and set_now.person_id = watched.person_id
          and set_now.completed_at = watched.completed_at) as "hasReached"
    from asked left join watched on watched.nth = asked.nth cross join lateral (
      select count(*)::int as total,
        count(case when set_now.lecture_id is null then ${lectureProgress.completedAt} else set_now.completed_at end)::int as completed
      from ${lectures}
        left join ${lectureProgress} on ${lectureProgress.lectureId} = ${lectures.id} and ${lectureProgress.personId} = watched.person_id
        left join set_now on set_now.lecture_id = ${lectures.id} and set_now.person_id = watched.person_id
      where ${lectures.courseId} = watched.course_id and ${lectures.status} = 'published' and ${forEachAsked(counting)}) as progress
    order by asked.nth`,
)
