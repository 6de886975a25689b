import { eq } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { lectures } from '#modules/courses/tables.ts'
import { type Letter, type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { percentOf } from '../policy.ts'
import { examAttempts, exams } from '../tables.ts'

/** Writes to who took an exam, in their language, once for each time that it was settled. */
export async function tellGraded(
  ctx: Ctx,
  { attempt_id: attemptId, grade_id: gradeId }: { attempt_id: string; grade_id: string },
  parts: LetterParts,
): Promise<void> {
  const [found] = await ctx.tx
    .select({
      attempt: examAttempts,
      person: { name: people.name, email: people.email, language: people.language },
      lecture: { id: lectures.id, title: lectures.title },
      course: { slug: products.slug, title: products.title },
    })
    .from(examAttempts)
    .innerJoin(people, eq(people.id, examAttempts.personId))
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(lectures, eq(lectures.id, exams.lectureId))
    .innerJoin(products, eq(products.id, exams.courseId))
    .where(eq(examAttempts.id, attemptId))
  if (!found || found.attempt.points === null) return
  const { attempt, person, lecture, course } = found
  const language = person.language ?? ctx.school.language
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const { points, pointsMax, isPassed } = attempt
  const about = { name: person.name, lecture: lecture.title, course: course.title }
  const letter: Letter = {
    subject: say('graded.subject', about),
    heading: say(isPassed ? 'graded.passed' : 'graded.failed'),
    paragraphs: [say('graded.text', about), say('graded.see')],
    facts: [
      {
        label: say('graded.result'),
        value: say('graded.points', { points: points!, most: pointsMax, percent: percentOf(points!, pointsMax) }),
      },
      { label: say('graded.asked'), value: say('graded.percent', { percent: attempt.passingPercent }) },
    ],
    action: { label: say('graded.open'), url: ctx.school.origin + lecturePath(course.slug, lecture.id) },
  }
  await writeLetter(ctx, { cause: `exam-graded:${gradeId}`, to: person.email, language, letter }, parts)
}
