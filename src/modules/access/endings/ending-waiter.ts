import { sql } from 'drizzle-orm'
import type { Waiter } from '#modules/waiting/index.ts'
import { WAITING_MAX } from '#modules/waiting/vocabulary.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { grants } from '../tables.ts'
import { isLasting } from '../open-grants.ts'
import { inAWeek } from './in-a-week.ts'

/** Students some of whose access ends within a week. */
export const endingWaiter: Waiter = {
  kind: 'ending_access',
  right: 'see-students',
  async count({ tx, now }) {
    const ending = tx
      .selectDistinct({ studentId: grants.studentId })
      .from(grants)
      .where(sql`${grants.endsAt} <= ${inAWeek(now)} and not ${grants.renews} and ${isLasting(grants, atMoment(now))}`)
      .limit(WAITING_MAX)
      .as('ending')
    return { count: await tx.$count(ending), path: '/home/students?access=ending' }
  },
}
