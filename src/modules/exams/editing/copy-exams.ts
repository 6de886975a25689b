import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { asRows, copiedIds, type CopyAlong } from '#modules/courses/index.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { examBanks, examQuestions, exams, questionVersions } from '../tables.ts'

/** What a copied lecture asks in its exam, as it was last changed, and by which rules; nobody has taken it yet. */
export const copyExams: CopyAlong = async (ctx, { targetId, lectures }) => {
  const { tx } = ctx
  const now = atMoment(ctx.now)
  const ids = [...lectures.keys()]
  if (ids.length === 0) return
  const examIds = copiedIds(await tx.select({ id: exams.id }).from(exams).where(inArray(exams.lectureId, ids)))
  if (examIds.size === 0) return
  const ofThem = inArray(examBanks.examId, [...examIds.keys()])
  const bankIds = copiedIds(
    await tx
      .select({ id: examBanks.id })
      .from(examBanks)
      .where(and(ofThem, isNull(examBanks.removedAt))),
  )
  const questionIds = copiedIds(
    await tx
      .select({ id: examQuestions.id })
      .from(examQuestions)
      .innerJoin(examBanks, eq(examBanks.id, examQuestions.bankId))
      .where(and(ofThem, isNull(examBanks.removedAt), isNull(examQuestions.removedAt))),
  )
  const lecture = sql`${asRows(lectures)} as lecture (old_id, new_id)`
  const exam = sql`${asRows(examIds)} as exam (old_id, new_id)`
  const bank = sql`${asRows(bankIds)} as bank (old_id, new_id)`
  const question = sql`${asRows(questionIds)} as question (old_id, new_id)`
  const inOrder = [
    sql`insert into ${exams} (id, lecture_id, course_id, is_on, passing_percent, attempts_max, wait_minutes, time_limit_minutes,
        is_shuffled, is_solved_each_time, created_at)
      select exam.new_id, lecture.new_id, ${targetId}, copied.is_examined, was.passing_percent, was.attempts_max, was.wait_minutes,
        was.time_limit_minutes, was.is_shuffled, was.is_solved_each_time, ${now}
      from ${exams} as was join ${exam} on exam.old_id = was.id join ${lecture} on lecture.old_id = was.lecture_id
        join lectures as copied on copied.id = lecture.new_id`,
    sql`insert into ${examBanks} (id, exam_id, title, draws, position, created_at)
      select bank.new_id, exam.new_id, was.title, was.draws, was.position, ${now}
      from ${examBanks} as was join ${bank} on bank.old_id = was.id join ${exam} on exam.old_id = was.exam_id`,
    sql`insert into ${examQuestions} (id, bank_id, position, created_at)
      select question.new_id, bank.new_id, was.position, ${now}
      from ${examQuestions} as was join ${question} on question.old_id = was.id join ${bank} on bank.old_id = was.bank_id`,
    sql`insert into ${questionVersions} (id, question_id, number, content, points, created_at)
      select gen_random_uuid(), question.new_id, 1, was.content, was.points, ${now}
      from ${question} join lateral (
          select content, points from ${questionVersions} as version where version.question_id = question.old_id
          order by version.number desc limit 1) as was on true
        join ${examQuestions} as copied on copied.id = question.new_id`,
  ]
  for (const statement of inOrder) await tx.execute(statement)
}
