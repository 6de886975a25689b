import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { digestOf } from '#platform/ids.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { restoreForm as endpoint } from './contract.ts'
import { checkoutReminders as reminders } from './tables.ts'

/** For whoever has the mail, in whichever browser; it signs nobody in. */
export async function restoreForm({ tx }: Ctx, { token }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const [kept] = await tx
    .select({
      name: reminders.name,
      email: reminders.email,
      billing: reminders.billing,
      answers: reminders.answers,
      gift: reminders.gift,
    })
    .from(reminders)
    .where(eq(reminders.tokenDigest, digestOf(token)))
  const { email, billing, ...rest } = foundOr404(kept)
  return { ...rest, email: shownEmail(email), ...billing }
}
