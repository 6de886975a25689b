import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { dayOf } from '#platform/time/days.ts'
import type { getSurvey as endpoint } from './contract.ts'
import { stateOf } from './policy.ts'
import { getRespondent, responseOf } from './respondent.ts'
import { surveyDisplays, surveyResponses, surveys } from './tables.ts'
import { viewSurvey } from './view.ts'

/** Counts as a display, unless they have responded already. An admin looks at any, and is not counted. */
export async function getSurvey(
  ctx: Ctx,
  { id }: { id: string },
  browserSecret: string | undefined,
): Promise<Answer<typeof endpoint>> {
  const [row] = await ctx.tx.select().from(surveys).where(eq(surveys.id, id))
  const survey = foundOr404(row)
  if (ctx.actor.role === 'admin') return { survey: viewSurvey(survey), responded_at: null }
  refuseUnless(stateOf(survey) === 'open', new NotFound())
  const respondent = getRespondent(ctx.actor, survey.audience, browserSecret)
  const [given] = await ctx.tx.select().from(surveyResponses).where(responseOf(id, respondent))
  if (!given) await countDisplay(ctx, id)
  return { survey: viewSurvey(survey, given?.answers), responded_at: given?.createdAt.toISOString() ?? null }
}

async function countDisplay({ tx, now, school }: Ctx, surveyId: string): Promise<void> {
  const displayedOn = dayOf(now, school.timeZone)
  await tx
    .insert(surveyDisplays)
    .values({ surveyId, displayedOn, count: 1 })
    .onConflictDoUpdate({
      target: [surveyDisplays.surveyId, surveyDisplays.displayedOn],
      set: { count: sql`${surveyDisplays.count} + 1` },
    })
  await tx
    .update(surveys)
    .set({ displaysCount: sql`${surveys.displaysCount} + 1` })
    .where(eq(surveys.id, surveyId))
}
