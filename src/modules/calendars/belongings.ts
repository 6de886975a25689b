import { type Belonging, united } from '#modules/people/index.ts'
import { calendarFeeds } from './tables.ts'

/** One address for a person; that of the account that goes goes on where the other has none. */
export const calendarBelongings: Belonging[] = [united(calendarFeeds.personId, { once: [] })]
