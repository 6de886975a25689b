import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { sessions } from './tables.ts'

/** Logs a person out everywhere; the database tells every process. */
export async function endSessionsOf(ctx: Ctx, personId: string): Promise<void> {
  await ctx.tx.delete(sessions).where(eq(sessions.personId, personId))
}
