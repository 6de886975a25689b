import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { olderThan } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { listTexts as endpoint, TextPage } from './contract.ts'
import { findTexts } from './find-texts.ts'
import { getPanelSurvey } from './get-panel-survey.ts'
import { respondedIn } from './in-period.ts'
import { isWritten } from './policy.ts'
import { showTexts } from './show-texts.ts'
import { surveyResponses } from './tables.ts'

const PAGE = 20

/** Refuses with 404 a question of another survey, and one that is not answered in words. */
export async function listTexts(
  ctx: Ctx,
  { id, question, cursor, ...period }: Input<typeof endpoint>,
): Promise<TextPage> {
  const { survey } = await getPanelSurvey(ctx, { id })
  foundOr404([...survey.questions, ...survey.earlier_questions].find((each) => each.id === question && isWritten(each)))
  const which = and(
    eq(surveyResponses.surveyId, id),
    respondedIn(period, ctx.school.timeZone),
    olderThan(surveyResponses.createdAt, surveyResponses.id, cursor),
  )
  const rows = await findTexts(ctx, which, { questions: [question], most: PAGE + 1 })
  return showTexts(rows, PAGE, { surveyId: id, question, period })
}
