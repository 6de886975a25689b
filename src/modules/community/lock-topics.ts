import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

/** Everyone who changes how many topics there are, or their order, waits here. */
export async function lockTopics(ctx: Ctx): Promise<void> {
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`topics:${ctx.school.id}`}, 0))`)
}
