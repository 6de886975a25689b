import { sql } from 'drizzle-orm'
import { type Belonging, moved } from '#modules/people/index.ts'
import { answerGrades, examAttempts } from './tables.ts'

/** The attempts of both count, those of the account that goes behind the others. Where both are in the middle of one, that of the account that stays goes on. */
export const examBelongings: Belonging[] = [
  moved(answerGrades.graderId),
  {
    column: examAttempts.personId,
    fate: 'united',
    kind: 'attempts',
    async work({ tx }, { keptId, goneId }) {
      const ofKept = sql`${examAttempts} kept where kept.exam_id = gone.exam_id and kept.person_id = ${keptId}`
      await tx.execute(sql`
        delete from ${examAttempts} gone
        where gone.person_id = ${goneId} and gone.state = 'open' and exists (select from ${ofKept} and kept.state = 'open')`)
      await tx.execute(sql`
        update ${examAttempts} gone set person_id = ${keptId}, number = number + (select coalesce(max(number), 0) from ${ofKept})
        where gone.person_id = ${goneId}`)
    },
  },
]
