import { eq, sql } from 'drizzle-orm'
import { platformFees } from '#modules/payments/fees/tables.ts'
import { FEES_CHANGED } from '../vocabulary.ts'
import { platformSettings } from '#modules/people/tables.ts'
import type { PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/db/database.ts'
import { CURRENCIES } from '#platform/money.ts'
import { Refusal, refuseUnless } from '#platform/refusal.ts'
import type { getFees as getting, setFees as setting } from './contract.ts'

export const getFees = (ctx: PlatformCtx): Promise<Answer<typeof getting>> =>
  ctx.reading('operators see what the platform takes of payments', readFees)

/** Payments that began before keep the fee they began with. @throws FeesChanged where another operator has set them meanwhile */
export const setFees = (ctx: PlatformCtx, { version, fees }: Input<typeof setting>): Promise<Answer<typeof setting>> =>
  ctx.inTransaction('an operator sets what the platform takes of payments', async (tx, note) => {
    await tx.insert(platformSettings).values({}).onConflictDoNothing()
    const set = await tx
      .update(platformSettings)
      .set({ feesVersion: sql`${platformSettings.feesVersion} + 1` })
      .where(eq(platformSettings.feesVersion, version))
      .returning()
    refuseUnless(set.length > 0, new FeesChanged())
    await tx.delete(platformFees)
    if (fees.length > 0)
      await tx.insert(platformFees).values(
        fees.map(({ currency, basis_points: basisPoints, fixed_amount: fixedAmount, vat_rate: vatRate }) => ({
          currency,
          basisPoints,
          fixedAmount,
          vatRate,
        })),
      )
    const now = await readFees(tx)
    note({ subject: sayFees(now) })
    return now
  })

async function readFees(tx: Tx): Promise<Answer<typeof getting>> {
  const rows = await tx.select().from(platformFees)
  const [settings] = await tx.select({ version: platformSettings.feesVersion }).from(platformSettings)
  return {
    fees: CURRENCIES.map((currency) => {
      const fee = rows.find((row) => row.currency === currency)
      return {
        currency,
        basis_points: fee?.basisPoints ?? 0,
        fixed_amount: fee?.fixedAmount ?? 0,
        vat_rate: fee?.vatRate ?? 0,
      }
    }),
    version: settings?.version ?? 1,
  }
}

/** Those that are anything, as 'PLN 5% + 1.00'. */
const sayFees = ({ fees }: Answer<typeof getting>): string =>
  fees
    .filter(({ basis_points: points, fixed_amount: fixed }) => points + fixed > 0)
    .map(
      ({ currency, basis_points: points, fixed_amount: fixed }) =>
        `${currency} ${points / 100}% + ${(fixed / 100).toFixed(2)}`,
    )
    .join(', ')

/** Another operator has set them meanwhile. */
export class FeesChanged extends Refusal {
  readonly status = 409
  readonly code = FEES_CHANGED
}
