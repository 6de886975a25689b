import { and, gte, lte, type SQL } from 'drizzle-orm'
import { endOfDay, startOfDay } from '#platform/time/days.ts'
import { type Period } from './contract.ts'
import { surveyDisplays, surveyResponses } from './tables.ts'

/** Responses of the days of a period, as the school's clocks have them. */
export const respondedIn = ({ from, until }: Period, timeZone: string): SQL | undefined =>
  and(
    from ? gte(surveyResponses.createdAt, startOfDay(from, timeZone)) : undefined,
    until ? lte(surveyResponses.createdAt, endOfDay(until, timeZone)) : undefined,
  )

export const displayedIn = ({ from, until }: Period): SQL | undefined =>
  and(
    from ? gte(surveyDisplays.displayedOn, from) : undefined,
    until ? lte(surveyDisplays.displayedOn, until) : undefined,
  )
