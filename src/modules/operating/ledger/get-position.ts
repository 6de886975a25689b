import { asc, eq, sql } from 'drizzle-orm'
import { balancesOf, readAllBalances } from '#modules/ledger/index.ts'
import { ledgerChecks } from '#modules/ledger/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import type { PlatformCtx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { getPosition as endpoint } from './contract.ts'

const SHOWN = 20

/** One book of each school: what stands between them and the platform is their sum. */
export const getPosition = (ctx: PlatformCtx): Promise<Answer<typeof endpoint>> =>
  ctx.reading('operators see what all schools have together', async (tx) => ({
    balances: balancesOf(await readAllBalances(tx)),
    schools_that_differ: await tx
      .select({ id: schools.id, name: schools.name })
      .from(schools)
      .innerJoin(ledgerChecks, eq(ledgerChecks.schoolId, schools.id))
      .where(sql`jsonb_array_length(${ledgerChecks.findings}) > 0`)
      .orderBy(asc(schools.name), asc(schools.id))
      .limit(SHOWN),
  }))
