export { readAllBalances } from './read-all-balances.ts'
export { readBalances } from './read-balances.ts'
export { balancesOf } from './view.ts'
