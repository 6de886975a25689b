import { lt, sql } from 'drizzle-orm'
import type { Gateways } from '#modules/payments/index.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { TooManyRequests } from '#platform/refusal.ts'
import { type Finding, ledgerChecks } from '../tables.ts'
import type { Proof } from '../vocabulary.ts'
import { askBooks, cannotBeAsked } from './ask-books.ts'
import { findDifferences } from './find-differences.ts'

const ONCE_IN = MINUTE

/** Proves a school's ledger for an admin who asked. @throws TooManyRequests within a minute of the last time */
export async function proveNow(ctx: OutsideCtx, gateways: Gateways): Promise<{ done: true }> {
  await ctx.inTransaction(beginCheck)
  const found = await findAll(ctx, gateways)
  return ctx.answering(async (inside) => {
    await recordCheck(inside, found)
    return { done: true }
  })
}

/** The same by night. Whatever is found is told, and never mended here. */
export async function proveLedger(ctx: OutsideCtx, gateways: Gateways): Promise<Finding[]> {
  const found = await findAll(ctx, gateways)
  await ctx.inTransaction((inside) => recordCheck(inside, found))
  return found.findings
}

interface Found {
  findings: Finding[]
  leftOut: Proof[]
}

async function findAll(ctx: OutsideCtx, gateways: Gateways): Promise<Found> {
  const own = await ctx.reading(findDifferences)
  const books = await askBooks(ctx, gateways).catch((error: unknown) => {
    if (!cannotBeAsked(error)) throw error
    return undefined
  })
  return { findings: [...own, ...(books ?? [])], leftOut: books ? [] : ['gateway'] }
}

async function beginCheck({ tx, now }: Ctx): Promise<void> {
  const [begun] = await tx
    .insert(ledgerChecks)
    .values({ begunAt: now })
    .onConflictDoUpdate({
      target: ledgerChecks.schoolId,
      set: { begunAt: now },
      setWhere: lt(ledgerChecks.begunAt, new Date(now.getTime() - ONCE_IN)),
    })
    .returning({ begunAt: ledgerChecks.begunAt })
  if (!begun) throw new TooManyRequests(ONCE_IN / SECOND)
}

async function recordCheck({ tx, now }: Ctx, { findings, leftOut }: Found): Promise<void> {
  const checked = { checkedAt: now, findings, leftOut }
  await tx
    .insert(ledgerChecks)
    .values({ begunAt: now, ...checked })
    .onConflictDoUpdate({ target: ledgerChecks.schoolId, set: checked })
}

/** SQL: schools whose ledger has anything in it. */
export const hasLedger = sql`exists (select from ledger_entries where ledger_entries.school_id = schools.id)`
