import { sql } from 'drizzle-orm'
import { type Belonging, moveRows } from '#modules/people/index.ts'
import { surveyResponses } from './tables.ts'

/** A person answers a survey once: where both accounts did, what the one that stays said counts. */
export const surveyBelongings: Belonging[] = [
  {
    column: surveyResponses.studentId,
    fate: 'united',
    kind: 'responses',
    async work(ctx, merge) {
      await ctx.tx.execute(sql`
        with dropped as (
          delete from survey_responses gone using survey_responses kept
          where gone.student_id = ${merge.goneId} and kept.student_id = ${merge.keptId} and kept.survey_id = gone.survey_id
          returning gone.survey_id)
        update surveys set responses_count = responses_count - 1, read_count = least(read_count, responses_count - 1)
        from dropped where surveys.id = dropped.survey_id`)
      await moveRows(ctx, surveyResponses.studentId, merge)
    },
  },
]
