import { CURRENCIES } from '#platform/money.ts'
import type { Balance } from './contract.ts'
import { CREDIT_ACCOUNTS, LEDGER_ACCOUNTS, type LedgerAccount } from './vocabulary.ts'

/** As it is read: what is owed or earned is negative in the book, and no minus to whoever reads it. */
export const asRead = (account: LedgerAccount, amount: number): number =>
  amount !== 0 && CREDIT_ACCOUNTS.includes(account) ? -amount : amount

interface Posted {
  account: LedgerAccount
  amount: number
}

/** In the order of the book. */
export const viewAccounts = (posted: readonly Posted[]): Posted[] =>
  posted
    .map(({ account, amount }) => ({ account, amount: asRead(account, amount) }))
    .toSorted((one, other) => LEDGER_ACCOUNTS.indexOf(one.account) - LEDGER_ACCOUNTS.indexOf(other.account))

/** By currency, in the order in which they are offered; nothing is added up over them. */
export const balancesOf = (held: readonly (Posted & { currency: string })[]): Balance[] =>
  CURRENCIES.flatMap((currency) => {
    const accounts = held.filter((balance) => balance.currency === currency)
    return accounts.length > 0 ? [{ currency, accounts: viewAccounts(accounts) }] : []
  })
