import { sql } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import type { Tx } from '#platform/db/database.ts'
import type { AccountBalance } from './read-balances.ts'
import { ledgerCheckpoints, ledgerPostings } from './tables.ts'

/** What the accounts of all schools hold together: at the checkpoints of each, and what came since. Without a school; for operators. */
export async function readAllBalances(tx: Tx): Promise<AccountBalance[]> {
  const { rows } = await tx.execute<AccountBalance & Record<string, unknown>>(sql`
    select account, currency, sum(amount)::float8 as amount from (
      select account, currency, amount from ${ledgerCheckpoints}
      union all
      select since.account, since.currency, since.amount from ${schools}
      left join lateral (select before from ${ledgerCheckpoints} as kept where kept.school_id = schools.id limit 1) as checkpoint on true
      cross join lateral (
        select account, currency, sum(amount) as amount from ${ledgerPostings} as posted
        where posted.school_id = schools.id and (checkpoint.before is null or posted.entered_at >= checkpoint.before)
        group by account, currency) as since
    ) as held group by account, currency`)
  return rows
}
