import { and, desc, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { contractWithdrawals } from './tables.ts'
import type { listContractWithdrawals as endpoint } from './contract.ts'
import { contractWithdrawalsFound } from './find-contract-withdrawals.ts'
import { seenAs, viewContractWithdrawal } from './view.ts'

const PAGE = 30

export async function listContractWithdrawals(ctx: Ctx, { open, cursor }: Input<typeof endpoint>) {
  const rows = await contractWithdrawalsFound(ctx)
    .where(
      and(
        open === '1' ? isNull(contractWithdrawals.settledAt) : undefined,
        olderThan(contractWithdrawals.createdAt, contractWithdrawals.id, cursor),
      ),
    )
    .orderBy(desc(contractWithdrawals.createdAt), desc(contractWithdrawals.id))
    .limit(PAGE + 1)
  const seen = seenAs(ctx)
  return pageFrom(
    rows,
    PAGE,
    (row) => viewContractWithdrawal(row, seen),
    ({ withdrawal }) =>
      `/json/home/contract-withdrawals?${new URLSearchParams({ ...(open && { open }), cursor: cursorOf(withdrawal) })}`,
  )
}
