import { type SQL, sql } from 'drizzle-orm'
import { lectures } from './tables.ts'

/** SQL: the run time of a lecture from now on; what somebody wrote stays. */
export const unlessByHand = (seconds: number): SQL =>
  sql`case when ${lectures.isTimedByHand} then ${lectures.runTimeSeconds} else ${seconds}::int end`
