import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { WEEKLY_GOAL_MAX } from '../vocabulary.ts'

/** How many lectures somebody means to complete in a week, with how many it were: the last weeks, the current one last. */
export const WeeklyGoal = z.object({
  lectures: z.int(),
  weeks: z.array(z.object({ starts_on: z.iso.date(), completed: z.int() })),
})
export type WeeklyGoal = z.output<typeof WeeklyGoal>

const WeeklyGoalPage = pageOf(WeeklyGoal)

export const listWeeklyGoals = endpoint('GET /json/my/weekly-goals', {
  summary: 'The viewer’s goal for a week with the last weeks; nothing while they have set none',
  access: 'signed-in',
  ...inPages(WeeklyGoalPage),
})

export const setWeeklyGoal = endpoint('POST /my/weekly-goal', {
  summary: 'Set how many lectures the viewer means to complete in a week, or do without a goal',
  access: 'signed-in',
  changes: 'own',
  audit: 'never',
  body: z.object({ lectures: z.int().min(1).max(WEEKLY_GOAL_MAX).nullable() }),
  answer: z.object({ goal: WeeklyGoal.nullable() }),
})
