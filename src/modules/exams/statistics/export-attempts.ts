import { and, desc, eq, type SQL } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import type { Cell, Exportable } from '#modules/exports/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { cursorOf, olderThan } from '#platform/db/paging.ts'
import { type Translate, translator } from '#platform/i18n/text.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { AttemptFilter } from '../contract.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { isBeingGraded, percentOf } from '../policy.ts'
import { examAttempts, exams } from '../tables.ts'

const AT_ONCE = 500

const HEADINGS = [
  'student',
  'email',
  'course',
  'lecture',
  'number',
  'state',
  'startedAt',
  'closedAt',
  'points',
  'pointsMax',
  'percent',
  'passingPercent',
] as const

/** Attempts at exams with how they went, the newest first; of one exam where its lecture is named. */
export const exportableAttempts: Exportable<typeof AttemptFilter> = {
  kind: 'attempts',
  right: 'see-students',
  filter: AttemptFilter,
  async open(ctx, filter, language) {
    const text = translator<typeof en.export>((language === 'pl' ? pl : en).export, language)
    return {
      headings: HEADINGS.map((heading) => text(heading)),
      count: filter.lecture_id === undefined ? await ctx.tx.$count(examAttempts) : null,
      async read(inside, after) {
        const found = await attemptRows(inside, filter.lecture_id, after)
        const last = found.length === AT_ONCE ? found.at(-1)?.attempt : undefined
        return {
          rows: found.map((row) => cellsOf(row, text)),
          next: last && cursorOf({ id: last.id, createdAt: last.startedAt }),
        }
      },
    }
  },
}

const attemptRows = ({ tx }: Ctx, lectureId: string | undefined, after: string | undefined) => {
  const which: SQL | undefined = lectureId === undefined ? undefined : eq(exams.lectureId, lectureId)
  return tx
    .select({
      attempt: examAttempts,
      person: { name: people.name, email: people.email },
      course: products.title,
      lecture: lectures.title,
    })
    .from(examAttempts)
    .innerJoin(people, eq(people.id, examAttempts.personId))
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(lectures, eq(lectures.id, exams.lectureId))
    .innerJoin(products, eq(products.id, exams.courseId))
    .where(and(which, olderThan(examAttempts.startedAt, examAttempts.id, after)))
    .orderBy(desc(examAttempts.startedAt), desc(examAttempts.id))
    .limit(AT_ONCE)
}

type Row = Awaited<ReturnType<typeof attemptRows>>[number]

function cellsOf({ attempt, person, course, lecture }: Row, text: Translate<typeof en.export>): Cell[] {
  const { state, isPassed, points, pointsMax } = attempt
  const graded = isPassed ? 'passed' : 'failed'
  return [
    person.name,
    shownEmail(person.email),
    course,
    lecture,
    attempt.number,
    text(state === 'open' ? 'open' : isBeingGraded(attempt) ? 'beingGraded' : graded),
    { at: attempt.startedAt },
    attempt.closedAt && { at: attempt.closedAt },
    points,
    pointsMax,
    points === null ? null : percentOf(points, pointsMax),
    attempt.passingPercent,
  ]
}
