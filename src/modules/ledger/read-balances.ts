import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { CURRENCIES, sumOf } from '#platform/money.ts'
import { ledgerCheckpoints, ledgerPostings } from './tables.ts'
import { LEDGER_ACCOUNTS, type LedgerAccount } from './vocabulary.ts'

export interface AccountBalance {
  account: LedgerAccount
  currency: string
  /** as in the book, where what is owed or earned is negative */
  amount: number
}

/**
 * What accounts hold: at their checkpoint, and what came since. Those that never held anything are left out. The checkpoints are read first: the moment they
 * are of is a value then, and PostgreSQL knows that little came since.
 */
export async function readBalances(
  { tx, school }: Pick<Ctx, 'tx' | 'school'>,
  accounts: readonly LedgerAccount[] = LEDGER_ACCOUNTS,
  currencies: readonly string[] = CURRENCIES,
): Promise<AccountBalance[]> {
  const kept = await tx.select().from(ledgerCheckpoints).where(eq(ledgerCheckpoints.schoolId, school.id))
  const before = kept[0]?.before
  const { account, currency, amount, enteredAt, schoolId } = ledgerPostings
  const since = await tx
    .select({ account, currency, amount: sql`sum(${amount})`.mapWith(Number) })
    .from(ledgerPostings)
    .where(
      and(
        eq(schoolId, school.id),
        inArray(account, [...accounts]),
        inArray(currency, [...currencies]),
        before === undefined ? undefined : gte(enteredAt, before),
      ),
    )
    .groupBy(account, currency)
  return currencies.flatMap((inCurrency) =>
    accounts.flatMap((of) => {
      const parts = [...kept, ...since].filter((part) => part.account === of && part.currency === inCurrency)
      if (parts.length === 0) return []
      return [{ account: of, currency: inCurrency, amount: sumOf(parts.map((part) => part.amount)) }]
    }),
  )
}
