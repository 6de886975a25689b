import { and, asc, gt } from 'drizzle-orm'
import type { Gateways } from '#modules/payments/index.ts'
import { schools } from '#modules/schools/tables.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import { keepCheckpoints } from '../keep-checkpoints.ts'
import { hasLedger, proveLedger } from './prove-ledger.ts'

export interface ProvingParts extends OneByOneParts {
  gateways: Gateways
}

const AT_ONCE = 100

/** The ledger of a school does not agree with itself, or with what it is of. */
class LedgerDiffers extends Error {}

/** Every night proves the ledger of each school, and puts down what its accounts hold. What does not agree is told of as a fault, and shown to the school. */
export const proving = (parts: ProvingParts): TimedJob => ({
  queue: 'ledger.prove',
  cron: '20 3 * * *',
  async work(tell) {
    for (let last: string | undefined; ;) {
      const ids = await schoolsAfter(parts, last)
      for (const id of ids) await proveSchool(parts, id).catch((error: unknown) => tell(error, { id }))
      last = ids.at(-1)
      if (ids.length < AT_ONCE) return
    }
  },
})

async function proveSchool({ units, findSchool, gateways }: ProvingParts, id: string): Promise<void> {
  const school = await findSchool(id)
  if (!school) return
  const ctx = units.outside({ school, actor: { role: 'system' } })
  await ctx.inTransaction(keepCheckpoints)
  const findings = await proveLedger(ctx, gateways)
  if (findings.length > 0) throw new LedgerDiffers(JSON.stringify(findings))
}

const schoolsAfter = async ({ units }: ProvingParts, last: string | undefined): Promise<string[]> => {
  const rows = await units.withoutSchool('ledgers of all schools are proved', (tx) =>
    tx
      .select({ id: schools.id })
      .from(schools)
      .where(and(hasLedger, last === undefined ? undefined : gt(schools.id, last)))
      .orderBy(asc(schools.id))
      .limit(AT_ONCE),
  )
  return rows.map(({ id }) => id)
}
