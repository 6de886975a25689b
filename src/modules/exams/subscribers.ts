import { accessRevoked } from '#modules/access/events.ts'
import { issueTo, type WaysToEarn } from '#modules/certificates/index.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import type { LetterParts } from '#modules/mails/index.ts'
import { attemptGraded, examPassed } from './events.ts'
import { tellGraded } from './grading/tell-graded.ts'
import { closeWithAccess } from './taking/close-ended.ts'

export function examReactions(reactions: Reactions, parts: { waysToEarn: WaysToEarn } & LetterParts): void {
  const { waysToEarn } = parts
  reactions.on(examPassed, 'exams.give-certificate', (ctx, { payload }) =>
    issueTo(ctx, { courseId: payload.course_id, personId: payload.person_id }, waysToEarn),
  )
  reactions.on(accessRevoked, 'exams.close-with-access', (ctx, { payload }) => closeWithAccess(ctx, payload))
  reactions.on(attemptGraded, 'exams.tell-graded', (ctx, { payload }) => tellGraded(ctx, payload, parts))
}
