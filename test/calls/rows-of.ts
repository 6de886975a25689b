import { sql } from 'drizzle-orm'
import type { World } from '#test/world.ts'

/** Of each table with rows of schools: how many are this school's, and a digest of them. */
export async function rowsOf({ app }: World, { id }: { id: string }): Promise<Record<string, string>> {
  return app.units.withoutSchool('a test looks at all tables', async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'school_id'`,
    )
    const seen: Record<string, string> = {}
    for (const { name } of [...tables, { name: 'schools' }]) {
      const own = name === 'schools' ? sql`id = ${id}` : sql`school_id = ${id}`
      const { rows } = await tx.execute<{ found: string }>(
        sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as found from ${sql.identifier(name)} t where ${own}`,
      )
      seen[name] = rows[0]!.found
    }
    return seen
  })
}
