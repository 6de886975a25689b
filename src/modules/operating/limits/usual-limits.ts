import { eq, sql } from 'drizzle-orm'
import { platformSettings } from '#modules/people/tables.ts'
import type { PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { getUsualLimits as getting, setUsualLimits as setting } from './contract.ts'
import { LimitsChanged } from './refusals.ts'
import { type LimitsRow, sayLimits, viewLimits } from './view-limits.ts'

const COLUMNS = {
  storageGigabytes: platformSettings.storageGigabytes,
  filmMinutes: platformSettings.filmMinutes,
  mailsAMonth: platformSettings.mailsAMonth,
  version: platformSettings.limitsVersion,
}
const NONE: LimitsRow = { storageGigabytes: null, filmMinutes: null, mailsAMonth: null, version: 1 }

export async function getUsualLimits(ctx: PlatformCtx): Promise<Answer<typeof getting>> {
  const [row] = await ctx.reading('operators see with which limits schools begin', (tx) =>
    tx.select(COLUMNS).from(platformSettings),
  )
  return viewLimits(row ?? NONE)
}

/** Refuses with 409 where another operator has set them meanwhile. */
export const setUsualLimits = (
  ctx: PlatformCtx,
  { version, ...given }: Input<typeof setting>,
): Promise<Answer<typeof setting>> =>
  ctx.inTransaction('an operator sets with which limits schools begin', async (tx, note) => {
    await tx.insert(platformSettings).values({}).onConflictDoNothing()
    const [set] = await tx
      .update(platformSettings)
      .set({
        storageGigabytes: given.storage_gigabytes,
        filmMinutes: given.film_minutes,
        mailsAMonth: given.mails_a_month,
        limitsVersion: sql`${platformSettings.limitsVersion} + 1`,
      })
      .where(eq(platformSettings.limitsVersion, version))
      .returning(COLUMNS)
    refuseUnless(set !== undefined, new LimitsChanged())
    const limits = viewLimits(set)
    note({ subject: sayLimits(limits) })
    return limits
  })
