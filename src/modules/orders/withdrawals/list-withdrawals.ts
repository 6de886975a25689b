import { and, desc, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { withdrawals } from './tables.ts'
import type { listWithdrawals as endpoint } from './contract.ts'
import { withdrawalsFound } from './find-withdrawals.ts'
import { seenAs, viewWithdrawal } from './view.ts'

const PAGE = 30

export async function listWithdrawals(ctx: Ctx, { open, cursor }: Input<typeof endpoint>) {
  const rows = await withdrawalsFound(ctx)
    .where(
      and(
        open === '1' ? isNull(withdrawals.settledAt) : undefined,
        olderThan(withdrawals.createdAt, withdrawals.id, cursor),
      ),
    )
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(PAGE + 1)
  const seen = seenAs(ctx)
  return pageFrom(
    rows,
    PAGE,
    (row) => viewWithdrawal(row, seen),
    ({ withdrawal }) =>
      `/json/home/withdrawals?${new URLSearchParams({ ...(open && { open }), cursor: cursorOf(withdrawal) })}`,
  )
}
