import { count, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Question } from './contract.ts'
import { hasOptions, isNumber } from './policy.ts'
import { surveyResponses } from './tables.ts'

const { answers } = surveyResponses

export interface Counted {
  count: number
  /** of numbers, else null */
  average: number | null
  lowest: number | null
  highest: number | null
}

interface Row extends Counted, Record<string, unknown> {
  question: string
  /** of an option that was chosen; null for the question as a whole */
  value: string | null
}

/**
 * How many answered each question and chose each option, and what the numbers come to. The responses are read once, by
 * the database, and like answers are counted together first.
 */
export async function countAnswers(ctx: Ctx, which: SQL | undefined, questions: Question[]) {
  const [all] = await ctx.tx.select({ count: count() }).from(surveyResponses).where(which)
  const asked = sql`unnest(
    ${sql.param(questions.map(({ id }) => id))}::text[],
    ${sql.param(questions.map(kindOf))}::text[]
  ) as asked (id, kind)`
  const { rows } = await ctx.tx.execute<Row>(sql`
    with alike as materialized (
      select asked.id, asked.kind, count(*) as times, case
        when asked.kind <> 'text' then ${answers} ->> asked.id
        when ${answers} ? asked.id then ''
      end as answer
      from ${surveyResponses} cross join ${asked}
      where ${which}
      group by asked.id, asked.kind, answer
    ), given as (
      select id, kind, answer, times, case kind when 'number' then answer::numeric end as figure
      from alike where answer is not null
    )
    select id as question, null as value, sum(times)::int as count,
      (sum(figure * times) / sum(times))::float8 as average, min(figure)::float8 as lowest, max(figure)::float8 as highest
    from given group by id
    union all
    select id, chosen.value, sum(times)::int, null, null, null
    from given cross join lateral jsonb_array_elements_text(
      case kind when 'ticks' then answer::jsonb else jsonb_build_array(answer) end
    ) as chosen (value)
    where kind in ('choice', 'ticks')
    group by id, chosen.value`)
  return {
    responses: all?.count ?? 0,
    questions: new Map<string, Counted>(rows.filter(({ value }) => value === null).map((row) => [row.question, row])),
    /** by "question value" */
    choices: new Map(rows.map(({ question, value, count: times }) => [`${question} ${value}`, times])),
  }
}

function kindOf(question: Question): 'ticks' | 'choice' | 'number' | 'text' {
  if (hasOptions(question)) return question.type === 'checkbox' ? 'ticks' : 'choice'
  return isNumber(question) ? 'number' : 'text'
}
