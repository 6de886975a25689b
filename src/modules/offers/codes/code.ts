import { split, sumOf } from '#platform/money.ts'
import type { Code } from './tables.ts'
import type { CodeRefusal, CodeState } from './vocabulary.ts'

/** A code that somebody has, as the quote needs it. */
export interface OfferedCode {
  code: Code
  /** null: it is for all products */
  productIds: string[] | null
  /** of an announced code, by variant: the lowest price of the 30 days before */
  references: Map<string, number>
  /** what whoever looks had of it already, and whether they ever paid for anything here */
  buyer: { uses: number; hasBought: boolean }
}

interface PricedLine {
  productId: string
  amount: number
}

export function stateOf(
  { stoppedAt, startsAt, endsAt, usesLimit, usesCount }: Omit<Code, 'code'>,
  moment: Date,
): CodeState {
  if (stoppedAt) return 'stopped'
  if (endsAt && endsAt <= moment) return 'over'
  if (startsAt && startsAt > moment) return 'planned'
  return usesLimit !== null && usesCount >= usesLimit ? 'used_up' : 'running'
}

const REFUSED = { stopped: 'unknown', over: 'over', planned: 'not_yet', used_up: 'used_up', running: null } as const

/** Why a code takes nothing off these lines, at what they cost before it; null when it does. */
export function refusalOf(
  offered: OfferedCode,
  lines: PricedLine[],
  currency: string,
  moment: Date,
): CodeRefusal | null {
  const { code, buyer } = offered
  const refused = REFUSED[stateOf(code, moment)]
  if (refused) return refused
  if (code.usesPerPerson !== null && buyer.uses >= code.usesPerPerson) return 'already_used'
  if (code.isForFirstPurchase && buyer.hasBought) return 'not_first_purchase'
  // Two percent of a few grosze are nothing either.
  const takesSomething = sumOf(takenOff(offered, lines)) > 0
  if (!takesSomething || (code.currency !== currency && namesMoney(code))) return 'not_for_this'
  return sumOf(lines.map(({ amount }) => amount)) < code.minimumAmount ? 'below_minimum' : null
}

/** What a code takes off each line; together exactly its amount, or all that there is to take. */
export function takenOff(offered: OfferedCode, lines: PricedLine[]): number[] {
  const open = lines.map((line) => (isFor(offered, line) ? line.amount : 0))
  return split(takenFrom(offered.code, sumOf(open)), open)
}

/** What it takes off an amount. */
export const takenFrom = ({ kind, value }: Pick<Code, 'kind' | 'value'>, amount: number): number =>
  kind === 'percent' ? Math.round((amount * value) / 100) : Math.min(value, amount)

const isFor = ({ productIds }: OfferedCode, { productId }: PricedLine): boolean =>
  productIds === null || productIds.includes(productId)

const namesMoney = ({ kind, minimumAmount }: Code): boolean => kind === 'amount' || minimumAmount > 0
