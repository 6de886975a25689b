import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { people } from '#modules/people/tables.ts'
import type { listResponses as endpoint } from './contract.ts'
import { getPanelSurvey } from './get-panel-survey.ts'
import { respondedIn } from './in-period.ts'
import { surveyResponses } from './tables.ts'
import { viewResponse } from './view.ts'

const PAGE = 20

export async function listResponses(ctx: Ctx, { id, from, until, cursor }: Input<typeof endpoint>) {
  await getPanelSurvey(ctx, { id })
  const rows = await ctx.tx
    .select({ response: surveyResponses, student: { id: people.id, name: people.name } })
    .from(surveyResponses)
    .leftJoin(people, eq(people.id, surveyResponses.studentId))
    .where(
      and(
        eq(surveyResponses.surveyId, id),
        respondedIn({ from, until }, ctx.school.timeZone),
        olderThan(surveyResponses.createdAt, surveyResponses.id, cursor),
      ),
    )
    .orderBy(sql`${surveyResponses.createdAt} desc nulls last`, sql`${surveyResponses.id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    viewResponse,
    ({ response }) =>
      `/json/home/surveys/${id}/responses?${new URLSearchParams({
        ...(from && { from }),
        ...(until && { until }),
        cursor: cursorOf(response),
      })}`,
  )
}
