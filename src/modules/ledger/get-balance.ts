import { eq } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { WholeBalance } from './contract.ts'
import { readBalances } from './read-balances.ts'
import { type LedgerCheck, ledgerChecks } from './tables.ts'
import { balancesOf } from './view.ts'
import { HELD_DAYS } from './vocabulary.ts'

/** What the school has, owes and earned; nothing is added up over currencies. */
export async function getBalance(ctx: Ctx): Promise<WholeBalance> {
  const { tx, school } = ctx
  const held = await readBalances(ctx)
  const [own] = await tx.select({ seller: schools.seller }).from(schools).where(eq(schools.id, school.id))
  const [check] = await tx.select().from(ledgerChecks)
  return {
    balances: balancesOf(held),
    check: check ? viewCheck(check) : null,
    has_seller: own?.seller != null,
    held_days: HELD_DAYS,
  }
}

const viewCheck = ({ checkedAt, findings, leftOut }: LedgerCheck) => ({
  checked_at: checkedAt?.toISOString() ?? null,
  findings,
  left_out: leftOut,
})
