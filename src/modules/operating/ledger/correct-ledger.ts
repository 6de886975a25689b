import { desc } from 'drizzle-orm'
import { balancesOf, readBalances } from '#modules/ledger/index.ts'
import { ledgerChecks, ledgerCorrections } from '#modules/ledger/tables.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { correctLedger as correcting, getSchoolLedger as getting } from './contract.ts'

interface Parts {
  schools: SchoolFinder
}

const SHOWN = 20

/** @throws NotFound */
export async function getSchoolLedger(
  platform: PlatformCtx,
  { id }: Input<typeof getting>,
  { schools }: Parts,
): Promise<Answer<typeof getting>> {
  const school = foundOr404(await schools.byId(id))
  return platform.inSchool(school).reading(async (ctx) => {
    const [check] = await ctx.tx.select().from(ledgerChecks)
    const corrections = await ctx.tx
      .select()
      .from(ledgerCorrections)
      .orderBy(desc(ledgerCorrections.createdAt), desc(ledgerCorrections.id))
      .limit(SHOWN)
    return {
      balances: balancesOf(await readBalances(ctx)),
      differences: check?.checkedAt ? check.findings.length : null,
      corrections: corrections.map(({ id: correctionId, account, currency, reason, amount, createdAt }) => ({
        id: correctionId,
        account,
        currency,
        reason,
        amount: Math.abs(amount),
        in_favour_of: amount > 0 ? 'school' : 'platform',
        at: createdAt.toISOString(),
      })),
    }
  })
}

/** @throws NotFound */
export async function correctLedger(
  platform: PlatformCtx,
  { id, correction_key: correctionKey, in_favour_of: side, ...correction }: Input<typeof correcting>,
  { schools }: Parts,
): Promise<Answer<typeof correcting>> {
  const school = foundOr404(await schools.byId(id))
  const amount = side === 'school' ? correction.amount : -correction.amount
  await platform.inSchool(school).inTransaction(async (ctx) => {
    const { tx, now: createdAt } = ctx
    await tx
      .insert(ledgerCorrections)
      .values({ ...correction, id: correctionKey, amount, createdAt })
      .onConflictDoNothing()
    ctx.note({ subject: `${correction.currency} ${(amount / 100).toFixed(2)}: ${correction.reason}` })
  })
  return { done: true }
}
