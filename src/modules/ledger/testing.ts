import type { TestSchool } from '#test/world.ts'
import { readBalances } from './read-balances.ts'

/** What each account holds in zlotys, as in the book; those that hold nothing are left out. */
export async function bookOf(school: TestSchool): Promise<Record<string, number>> {
  const balances = await school.work((ctx) => readBalances(ctx))
  return Object.fromEntries(
    balances
      .filter(({ amount, currency }) => amount !== 0 && currency === 'PLN')
      .map(({ account, amount }) => [account, amount]),
  )
}
