import { and, eq, type SQL } from 'drizzle-orm'
import type { Actor } from '#platform/context.ts'
import { digestOf } from '#platform/ids.ts'
import { NotAllowed, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { isMeantFor } from './policy.ts'
import { surveyResponses } from './tables.ts'
import type { Audience } from './vocabulary.ts'

/** Whom a response is counted for: a student, or a visitor's browser. */
export type Respondent = { studentId: string; browser: null } | { studentId: null; browser: string }

/** @throws NotSignedIn, NotAllowed when the survey is not meant for them */
export function getRespondent(actor: Actor, audience: Audience, browserSecret: string | undefined): Respondent {
  const isVisitor = actor.role === 'visitor'
  refuseUnless(isMeantFor(audience, actor.role), isVisitor ? new NotSignedIn() : new NotAllowed())
  if (actor.role === 'student') return { studentId: actor.id, browser: null }
  refuseUnless(browserSecret !== undefined, new NotSignedIn())
  return { studentId: null, browser: digestOf(browserSecret) }
}

export const responseOf = (surveyId: string, { studentId, browser }: Respondent): SQL | undefined =>
  and(
    eq(surveyResponses.surveyId, surveyId),
    studentId === null ? eq(surveyResponses.browser, browser) : eq(surveyResponses.studentId, studentId),
  )
