import type { Standing } from '../owned/find-standing.ts'
import { type Contract, judge } from './policy.ts'

type Stands = Pick<Standing, 'lineId' | 'betterLineId' | 'orderId'>

/** Contracts, by their orders, in which the right to leave a line follows that of the better variant that stands on it. */
export function followBetter(contracts: Map<string, Contract>, standing: Stands[], at: Date): Map<string, Contract> {
  const mayBeLeft = (lineId: string): boolean =>
    [...contracts.values()].every((contract) => acceptedIn(contract, lineId, at)) && !isCounted(lineId)
  const isCounted = (lineId: string): boolean =>
    standing.some((each) => each.lineId === lineId && !mayBeLeft(each.betterLineId))
  return new Map(
    [...contracts].map(([orderId, contract]) => [
      orderId,
      { ...contract, lines: contract.lines.map((line) => ({ ...line, isCounted: isCounted(line.id) })) },
    ]),
  )
}

/** Whether nothing of a line stands against leaving it; so of what is not of the contract. */
const acceptedIn = (contract: Contract, lineId: string, at: Date): boolean =>
  judge({ ...contract, lines: contract.lines.filter(({ id }) => id === lineId) }, at).lines.every(
    ({ verdict }) => verdict === 'accepted',
  )

/** The orders that whoever withdraws from one leaves, it last: those of what stands on what they leave of it, and so on. */
export function leftWith(orderId: string, contracts: Map<string, Contract>, standing: Stands[], at: Date): string[] {
  const left = acceptedLines(contracts.get(orderId)!, at)
  const better = standing.filter(({ lineId }) => left.has(lineId))
  return [...new Set([...better.flatMap((each) => leftWith(each.orderId, contracts, standing, at)), orderId])]
}

/** The same with further periods that go on with it, before it: those of which something is still to come. */
export function leftWithRenewals(
  orderId: string,
  contracts: Map<string, Contract>,
  { standing, renewals }: { standing: Stands[]; renewals: string[] },
  at: Date,
): string[] {
  const ended = renewals.filter((id) => judge(contracts.get(id)!, at).verdict === 'accepted')
  return [...ended, ...leftWith(orderId, contracts, standing, at)]
}

const acceptedLines = (contract: Contract, at: Date): Set<string> =>
  new Set(
    judge(contract, at)
      .lines.filter(({ verdict }) => verdict === 'accepted')
      .map(({ lineId }) => lineId),
  )
