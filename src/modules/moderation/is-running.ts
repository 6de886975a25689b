import { and, gt, isNull, or, type SQL } from 'drizzle-orm'
import { mutes } from './tables.ts'

/** SQL: whether a mute keeps its student from writing; of one student at most one does. */
export const isRunning = (now: Date): SQL | undefined =>
  and(isNull(mutes.endedAt), or(isNull(mutes.until), gt(mutes.until, now)))
