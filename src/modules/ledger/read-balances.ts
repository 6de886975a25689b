import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { CURRENCIES } from '#platform/money.ts'
import { ledgerCheckpoints, ledgerPostings } from './tables.ts'
import { LEDGER_ACCOUNTS, type LedgerAccount } from './vocabulary.ts'

export interface AccountBalance {
  account: LedgerAccount
  currency: string
  /** as in the book, where what is owed or earned is negative */
  amount: number
}

/** What accounts hold: at their checkpoint, and what came since. Those that never held anything are left out. */
export async function readBalances(
  { tx, school }: Pick<Ctx, 'tx' | 'school'>,
  accounts: readonly LedgerAccount[] = LEDGER_ACCOUNTS,
  currencies: readonly string[] = CURRENCIES,
): Promise<AccountBalance[]> {
  const { rows } = await tx.execute<{ account: LedgerAccount; currency: string; amount: string }>(sql`
    select wanted.account, wanted.currency, coalesce(kept.amount, 0) + coalesce(since.amount, 0) as amount
    from (select account, currency
      from unnest(${texts(accounts)}) with ordinality as a (account, place)
      cross join unnest(${texts(currencies)}) as c (currency) order by currency, place) as wanted
    left join ${ledgerCheckpoints} as kept
      on kept.school_id = ${school.id} and kept.account = wanted.account and kept.currency = wanted.currency
    cross join lateral (
      select sum(amount) as amount, count(*) as entries from ${ledgerPostings} as posted
      where posted.school_id = ${school.id} and posted.account = wanted.account and posted.currency = wanted.currency
        and posted.entered_at >= coalesce(kept.before, '-infinity')
    ) as since
    where kept.amount is not null or since.entries > 0`)
  return rows.map(({ amount, ...of }) => ({ ...of, amount: Number(amount) }))
}

const texts = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`
