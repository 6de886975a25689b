import type { SQL } from 'drizzle-orm'
import { DAY } from '#platform/clock.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { WEEK_BEFORE } from '../vocabulary.ts'

/** SQL: until when an end is soon: students are told of it then for the first time. */
export const inAWeek = (now: Date): SQL => atMoment(new Date(now.getTime() + WEEK_BEFORE * DAY))
