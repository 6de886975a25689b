import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { surveyResponses } from './tables.ts'

export interface TextRow extends Record<string, unknown> {
  question: string
  /** of the response */
  id: string
  words: string
  createdAt: Date
}

const { answers, createdAt, id } = surveyResponses

/** The latest that was written in answer to each of the questions, at most so many each. */
export async function findTexts(
  ctx: Ctx,
  which: SQL | undefined,
  { questions, most }: { questions: string[]; most: number },
): Promise<TextRow[]> {
  const latest = sql`
    select ${answers} ->> asked.id as words, ${createdAt} as created_at, ${id} as id
    from ${surveyResponses} where ${which} and ${answers} ? asked.id
    order by ${createdAt} desc nulls last, ${id} desc nulls last limit ${most}`
  const { rows } = await ctx.tx.execute<TextRow>(sql`
    select asked.id as question, written.id, words, written.created_at as "createdAt"
    from unnest(${sql.param(questions)}::text[]) as asked (id) cross join lateral (${latest}) as written
    order by written.created_at desc, written.id desc`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}
