import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { readEndToken } from './end-url.ts'
import { checkoutReminders as reminders } from './tables.ts'

/** Removes all that the school keeps to remind an address by. Refuses with 404 a link that is none of ours. */
export async function endReminders({ tx, school }: Ctx, token: string, secretKey: string): Promise<void> {
  const id = foundOr404(readEndToken(secretKey, school.id, token))
  const address = tx
    .select({ email: sql`lower(${reminders.email})` })
    .from(reminders)
    .where(eq(reminders.id, id))
  await tx.delete(reminders).where(sql`lower(${reminders.email}) = (${address})`)
}
