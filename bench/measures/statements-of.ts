import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { APP_ROLE } from '#platform/db/database.ts'
import type { Ctx } from '#platform/context.ts'

export interface Statements {
  /** each as it is asked, with its values */
  asked: { text: string; values: unknown[] }[]
  /** under which they are asked: row-level security binds them as it binds the product */
  options: string
}

/** What a reading verb asks of the database for one student of the bench. */
export async function statementsOf(
  { databaseUrl, schoolId }: { databaseUrl: string; schoolId: string },
  read: (ctx: Ctx) => Promise<unknown>,
): Promise<Statements> {
  const options = `-c role=${APP_ROLE} -c app.school_id=${schoolId} -c random_page_cost=1.1`
  const client = new pg.Client({ connectionString: databaseUrl, options })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; name: string; email: string }>(
      `select id, name, email from people where email like 'bench-%' order by email limit 1`,
    )
    const asked: Statements['asked'] = []
    const listening = {
      query(query: pg.QueryConfig, values: unknown[]) {
        asked.push({ text: query.text, values })
        return client.query(query, values)
      },
    }
    await read({
      actor: { role: 'student', ...rows[0]! },
      school: { id: schoolId, timeZone: 'Europe/Warsaw' },
      tx: drizzle({ client: listening as unknown as pg.Client, casing: 'snake_case' }),
      now: new Date(),
      shows: () => undefined,
    } as unknown as Ctx)
    return { asked, options }
  } finally {
    await client.end()
  }
}
