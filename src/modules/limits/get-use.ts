import type { Ctx } from '#platform/context.ts'
import type { UseOf } from './contract.ts'
import { countMails, findLimits, GIGABYTE, type LimitsRow, readUse } from './read-use.ts'

type Asking = Pick<Ctx, 'tx' | 'school' | 'now'>

export async function getUse(ctx: Asking): Promise<{ data: UseOf[] }> {
  return { data: await readUseOf(ctx, await findLimits(ctx.tx, ctx.school.id)) }
}

/** How much the school uses of each, beside limits that are known already. */
export async function readUseOf({ tx, school, now }: Asking, limits: LimitsRow | undefined): Promise<UseOf[]> {
  const { storedBytes, filmMinutes } = await readUse(tx, school.id)
  const gigabytes = limits?.storageGigabytes ?? null
  return [
    { of: 'storage', used: storedBytes, limit: gigabytes === null ? null : gigabytes * GIGABYTE },
    { of: 'film', used: filmMinutes, limit: limits?.filmMinutes ?? null },
    { of: 'mails', used: await countMails(tx, { schoolId: school.id, now }), limit: limits?.mailsAMonth ?? null },
  ]
}
