import { and, eq, sql } from 'drizzle-orm'
import { schoolLimits } from '#modules/limits/tables.ts'
import type { PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type { setSchoolLimits as endpoint } from './contract.ts'
import { LimitsChanged } from './refusals.ts'
import { sayLimits, viewLimits } from './view-limits.ts'

/** Refuses with 404 a school that is none, with 409 limits that another operator has set meanwhile. */
export const setSchoolLimits = (
  ctx: PlatformCtx,
  { id, version, ...given }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> =>
  ctx.inTransaction('an operator sets what a school may use', async (tx, note) => {
    const [found] = await tx.select().from(schoolLimits).where(eq(schoolLimits.schoolId, id))
    foundOr404(found)
    const [set] = await tx
      .update(schoolLimits)
      .set({
        storageGigabytes: given.storage_gigabytes,
        filmMinutes: given.film_minutes,
        mailsAMonth: given.mails_a_month,
        version: sql`${schoolLimits.version} + 1`,
      })
      .where(and(eq(schoolLimits.schoolId, id), eq(schoolLimits.version, version)))
      .returning()
    refuseUnless(set !== undefined, new LimitsChanged())
    const limits = viewLimits(set)
    note({ schoolId: id, subject: sayLimits(limits) })
    return limits
  })
