import { and, eq } from 'drizzle-orm'
import { lectures } from '#modules/courses/tables.ts'
import { isReadByHand } from '#modules/questions/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { gradeAnswer as endpoint, GradedAnswer } from './contract.ts'
import { attemptGraded } from '../events.ts'
import { GradedMeanwhile } from '../refusals.ts'
import { answerGrades, attemptAnswers, examAttempts, exams, questionVersions } from '../tables.ts'
import { settleAttempt } from '../taking/close-attempt.ts'
import { lockAttempt } from '../taking/find-exam-to-take.ts'
import { viewAttemptRow } from '../view.ts'
import { attemptPath, GRADES_MAX } from '../vocabulary.ts'
import { isWaiting } from './list-waiting.ts'
import { gradesOf } from './read-answers.ts'

/**
 * Refuses with 404 what nobody has to read, with 409 where somebody else was quicker, with 422 more points than it is worth, and a change
 * without a reason. What was earned stays earned when points are taken away; what is earned by more points is earned now.
 */
export async function gradeAnswer(ctx: Ctx, input: Input<typeof endpoint>): Promise<GradedAnswer> {
  const { actor, now, tx } = ctx
  const { writtenAnswerId: answerId, points, feedback, reason, seen } = input
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const found = await findAnswer(ctx, answerId)
  ctx.note({ subject: found.subject, url: attemptPath(found.courseId, found.lectureId, found.attemptId) })
  // Of one attempt one answer is graded at a time: the last of them settles it.
  const attempt = await lockAttempt(ctx, found.attemptId)
  const before = (await gradesOf(ctx, [answerId])).get(answerId) ?? []
  const isFirst = before.length === 0
  foundOr404(!isFirst || (await isWaitingFor(ctx, answerId)) || undefined)
  refuseUnless(before.length === seen && seen < GRADES_MAX, new GradedMeanwhile())
  refuseUnless(
    points <= found.pointsMax,
    invalidField('points', 'validation.exam-points-most', { most: found.pointsMax }),
  )
  refuseUnless(isFirst || reason !== '', invalidField('reason', 'validation.exam-reason'))
  const [grade] = await tx
    .insert(answerGrades)
    .values({
      answerId,
      number: before.length + 1,
      points,
      feedback,
      reason: isFirst ? '' : reason,
      graderId: actor.id,
      createdAt: now,
    })
    .returning({ id: answerGrades.id })
  const settled = await settleAttempt(ctx, attempt)
  if (settled.points !== null) ctx.emit(attemptGraded({ attempt_id: settled.id, grade_id: grade!.id }))
  return { grades: (await gradesOf(ctx, [answerId])).get(answerId)!, attempt: viewAttemptRow(settled) }
}

async function findAnswer({ tx }: Ctx, answerId: string) {
  const [found] = await tx
    .select({
      attemptId: attemptAnswers.attemptId,
      content: questionVersions.content,
      pointsMax: questionVersions.points,
      courseId: exams.courseId,
      lectureId: exams.lectureId,
      subject: lectures.title,
    })
    .from(attemptAnswers)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptAnswers.versionId))
    .innerJoin(examAttempts, eq(examAttempts.id, attemptAnswers.attemptId))
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(lectures, eq(lectures.id, exams.lectureId))
    .where(eq(attemptAnswers.id, answerId))
  const answer = foundOr404(found)
  return foundOr404(isReadByHand(answer.content) ? answer : undefined)
}

const isWaitingFor = async ({ tx }: Ctx, answerId: string): Promise<boolean> =>
  (await tx.$count(attemptAnswers, and(eq(attemptAnswers.id, answerId), isWaiting()))) > 0
