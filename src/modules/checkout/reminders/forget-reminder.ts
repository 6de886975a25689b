import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { digestOf } from '#platform/ids.ts'
import type { forgetReminder as endpoint } from './contract.ts'
import { checkoutReminders as reminders } from './tables.ts'

/** Done for whoever has nothing kept, too. */
export async function forgetReminder({ tx }: Ctx, { reminder_key }: Input<typeof endpoint>): Promise<{ done: true }> {
  await tx.delete(reminders).where(eq(reminders.keyDigest, digestOf(reminder_key)))
  return { done: true }
}
