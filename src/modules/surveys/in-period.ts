import { and, sql, type SQL } from 'drizzle-orm'
import { type Period } from './contract.ts'
import { surveyDisplays, surveyResponses } from './tables.ts'
import { TIME_ZONE } from './vocabulary.ts'

/** Responses of the days of a period. */
export const respondedIn = ({ from, until }: Period): SQL | undefined =>
  and(
    from ? sql`${surveyResponses.createdAt} >= ${from}::date::timestamp at time zone ${TIME_ZONE}` : undefined,
    until ? sql`${surveyResponses.createdAt} < (${until}::date + 1)::timestamp at time zone ${TIME_ZONE}` : undefined,
  )

export const displayedIn = ({ from, until }: Period): SQL | undefined =>
  and(
    from ? sql`${surveyDisplays.displayedOn} >= ${from}::date` : undefined,
    until ? sql`${surveyDisplays.displayedOn} <= ${until}::date` : undefined,
  )
