import { count, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { surveyResponses } from './tables.ts'

type Which = SQL | undefined
const { answers } = surveyResponses
const TEXTS_SHOWN = 5

/** How many responded, and how many answered each question. */
export async function countAnswers(ctx: Ctx, which: Which) {
  const [all] = await ctx.tx.select({ count: count() }).from(surveyResponses).where(which)
  const rows = await ctx.tx
    .select({ question: sql<string>`answered.id`, count: count() })
    .from(sql`${surveyResponses} cross join lateral jsonb_object_keys(${answers}) as answered(id)`)
    .where(which)
    .groupBy(sql`answered.id`)
  return { responses: all?.count ?? 0, answers: new Map(rows.map((row) => [row.question, row.count])) }
}

/** By "question value". */
export async function countChoices(ctx: Ctx, which: Which, questions: string[]): Promise<Map<string, number>> {
  const rows = await ctx.tx
    .select({ question: sql<string>`answered.id`, value: sql<string>`chosen.value`, count: count() })
    .from(
      sql`${surveyResponses} cross join lateral jsonb_each(${answers}) as answered(id, answer)
        cross join lateral jsonb_array_elements_text(
          case jsonb_typeof(answered.answer) when 'array' then answered.answer else jsonb_build_array(answered.answer) end
        ) as chosen(value)`,
    )
    .where(sql`${which} and answered.id = any(${sql.param(questions)}::text[])`)
    .groupBy(sql`answered.id`, sql`chosen.value`)
  return new Map(rows.map((row) => [`${row.question} ${row.value}`, row.count]))
}

export async function findFigures(ctx: Ctx, which: Which, questions: string[]) {
  // The case keeps PostgreSQL from reading as a number what answers another question.
  const figure = sql`case when asked.id is not null then (${answers} ->> asked.id)::numeric end`
  const rows = await ctx.tx
    .select({
      question: sql<string>`asked.id`,
      average: sql<number>`avg(${figure})::float8`,
      lowest: sql<number>`min(${figure})::float8`,
      highest: sql<number>`max(${figure})::float8`,
    })
    .from(sql`${surveyResponses} join unnest(${sql.param(questions)}::text[]) as asked(id) on ${answers} ? asked.id`)
    .where(which)
    .groupBy(sql`asked.id`)
  return new Map(rows.map(({ question, ...figures }) => [question, figures]))
}

/** The latest of each question. */
export async function findTexts(ctx: Ctx, which: Which, questions: string[]): Promise<Map<string, string[]>> {
  const latest = sql`select ${answers} ->> asked.id as words, ${surveyResponses.createdAt} as at
    from ${surveyResponses} where ${which} and ${answers} ? asked.id
    order by ${surveyResponses.createdAt} desc, ${surveyResponses.id} desc limit ${TEXTS_SHOWN}`
  const { rows } = await ctx.tx.execute<{ question: string; texts: string[] }>(
    sql`select asked.id as question, array_agg(written.words order by written.at desc) as texts
      from unnest(${sql.param(questions)}::text[]) as asked(id) cross join lateral (${latest}) as written
      group by asked.id`,
  )
  return new Map(rows.map(({ question, texts }) => [question, texts]))
}
