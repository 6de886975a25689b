import { and, asc, eq, sql } from 'drizzle-orm'
import { atMoment } from '#platform/db/at-moment.ts'
import { isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { csvAnswer } from '#platform/http/csv-answer.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { translator } from '#platform/i18n/text.ts'
import { zonedIso } from '#platform/time/wall-time.ts'
import { people } from '#modules/people/tables.ts'
import type { exportResponses as endpoint, Question } from './contract.ts'
import { getPanelSurvey } from './get-panel-survey.ts'
import { respondedIn } from './in-period.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { answerWords, isAsked } from './policy.ts'
import { surveyResponses } from './tables.ts'

const BATCH = 500
const ONCE_A_MINUTE: Limit = { uses: 1, seconds: 60 }

/** A heading, then a row for each response, oldest first. Refuses before the first row when the survey is not there. */
export async function exportResponses(
  ctx: OutsideCtx,
  { id, ...period }: Input<typeof endpoint>,
  exchange: Exchange,
): Promise<string> {
  const { survey } = await ctx.inTransaction((inside) => getPanelSurvey(inside, { id }))
  const key = `survey-export:${isSignedIn(ctx.actor) ? ctx.actor.id : ''}`
  await countOrRefuse(exchange.request.server.units, key, ONCE_A_MINUTE, 'surveys.too-many-exports')
  await ctx.inTransaction(async (inside) => inside.note({ subject: survey.title, url: `/home/surveys/${id}` }))
  const questions = [...survey.questions, ...survey.earlier_questions].filter(isAsked)
  return csvAnswer(exchange, `survey-${id}.csv`, rowsOf(ctx, { id, period, questions }))
}

interface Exported {
  id: string
  period: Omit<Input<typeof endpoint>, 'id'>
  questions: Question[]
}

async function* rowsOf(ctx: OutsideCtx, { id, period, questions }: Exported): AsyncGenerator<string[]> {
  const text = translator<typeof en.export>((ctx.language === 'pl' ? pl : en).export, ctx.language)
  yield [text('respondedAt'), text('respondent'), ...questions.map(({ title }) => title)]
  let last: { createdAt: Date; id: string } | undefined
  for (;;) {
    const batch = await readBatch(ctx, id, period, last)
    for (const { response, name } of batch)
      yield [
        zonedIso(response.createdAt, ctx.school.timeZone),
        name ?? text('visitor'),
        ...questions.map((question) => answerWords(question, response.answers[question.id] ?? '')),
      ]
    last = batch.at(-1)?.response
    if (batch.length < BATCH) return
  }
}

/** A unit of work of its own: however slowly the file is taken, no connection waits for it. */
const readBatch = (ctx: OutsideCtx, id: string, period: Exported['period'], last?: { createdAt: Date; id: string }) =>
  ctx.inTransaction(({ tx }) =>
    tx
      .select({ response: surveyResponses, name: people.name })
      .from(surveyResponses)
      .leftJoin(people, eq(people.id, surveyResponses.studentId))
      .where(
        and(
          eq(surveyResponses.surveyId, id),
          respondedIn(period, ctx.school.timeZone),
          last &&
            sql`(${surveyResponses.createdAt}, ${surveyResponses.id}) > (${atMoment(last.createdAt)}, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(surveyResponses.createdAt), asc(surveyResponses.id))
      .limit(BATCH),
  )
