import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { sumOf } from '#platform/money.ts'
import { consentsFor } from '../consents/policy.ts'
import type { JudgedPart } from './tables.ts'
import { type ConsentKind, CONTRACT_WITHDRAWAL_VERDICTS, type ContractWithdrawalVerdict } from '../vocabulary.ts'
import { type Calendar, withdrawalEndsAt } from './deadline.ts'

export interface Contract {
  /** when the buyer was given all of it; null while they were not, and then nothing was waived yet */
  madeAt: Date | null
  consents: ConsentKind[]
  lines: ContractLine[]
  calendar: Calendar
}

export interface ContractLine {
  id: string
  /** of a bundle's line: the product in it, which is judged for itself */
  partId: string | null
  productKind: ProductKind
  /** whether the line cost anything, be its part worth nothing, or all of it paid by what was counted towards it */
  isPaid: boolean
  /** of all its units */
  amount: number
  units: Unit[]
  /** a better variant stands on it that cannot be left (any more) */
  isCounted?: boolean
}

/** One of what a line is for. */
export interface Unit {
  /** the buyer's, not somebody else's */
  isOwn: boolean
  /** of a seat that somebody was given */
  seatId: string | null
  /** when it began for whoever has it; null while nobody has */
  begunAt: Date | null
  /** when it is over; null: never */
  endsAt: Date | null
}

export interface Judgement {
  verdict: ContractWithdrawalVerdict
  lines: JudgedPart[]
  dueAmount: number
}

/**
 * What the law says to a withdrawal stated at this moment (Directive 2011/83/EU, art. 9, 14, 16), unit by unit: the right to leave
 * digital content ends where access began with the buyer's consent, and only there. The whole is accepted when some of it is.
 */
export function judge(contract: Contract, statedAt: Date): Judgement {
  const lines = contract.lines.flatMap((line) => judgeLine(contract, line, statedAt))
  const isAccepted = lines.some(({ verdict }) => verdict === 'accepted')
  return {
    verdict: isAccepted ? 'accepted' : (lines[0]?.verdict ?? 'accepted'),
    lines,
    dueAmount: sumOf(lines.map(({ amount }) => amount)),
  }
}

/** Those of a line's units for which the contract goes on. */
export const keptOf = (contract: Contract, line: ContractLine, statedAt: Date): Unit[] =>
  line.units.filter((unit) => judgeUnit(contract, line, unit, statedAt).verdict !== 'accepted')

/** A part for each verdict: of how many units it is, and what of the line's amount is due for them. */
function judgeLine(contract: Contract, line: ContractLine, statedAt: Date): JudgedPart[] {
  const judged = line.units.map((unit) => ({ unit, ...judgeUnit(contract, line, unit, statedAt) }))
  return CONTRACT_WITHDRAWAL_VERDICTS.flatMap((verdict) => {
    const those = judged.filter((each) => each.verdict === verdict)
    if (those.length === 0) return []
    const begun = those.flatMap(({ unit }) => unit.begunAt?.getTime() ?? [])
    return {
      lineId: line.id,
      ...(line.partId && { partId: line.partId }),
      verdict,
      amount: contract.madeAt ? dueFor(line, sumOf(those.map(({ fraction }) => fraction))) : 0,
      quantity: those.length,
      isOwn: those.some(({ unit }) => unit.isOwn),
      begunAt: begun.length > 0 ? new Date(Math.max(...begun)).toISOString() : null,
    }
  })
}

/** What is due for so many of a line's units; what cannot be divided is the buyer's. */
const dueFor = ({ amount, units }: ContractLine, fraction: number): number =>
  Math.min(amount, Math.ceil((amount * fraction) / units.length))

/** The verdict, and how much of the unit was not performed yet and is paid back. */
function judgeUnit(
  contract: Contract,
  line: ContractLine,
  unit: Unit,
  statedAt: Date,
): { verdict: ContractWithdrawalVerdict; fraction: number } {
  const alone = judgeAlone(contract, line, unit, statedAt)
  return line.isCounted && unit.isOwn && alone.verdict === 'accepted' ? { verdict: 'counted', fraction: 0 } : alone
}

/** By what was agreed of it alone, whatever stands on it. */
function judgeAlone(
  contract: Contract,
  line: ContractLine,
  unit: Unit,
  statedAt: Date,
): { verdict: ContractWithdrawalVerdict; fraction: number } {
  const { madeAt, calendar } = contract
  const hasBegun = unit.begunAt !== null && unit.begunAt <= statedAt
  const agreed = agreedTo(contract, line)
  if (!madeAt) return { verdict: 'accepted', fraction: 1 }
  if (agreed.has('dated_event')) return { verdict: 'dated_event', fraction: 0 }
  if (hasBegun && agreed.has('digital_content_now') && agreed.has('digital_content_waiver'))
    return { verdict: 'waived', fraction: 0 }
  if (statedAt > withdrawalEndsAt(madeAt, calendar)) return { verdict: 'too_late', fraction: 0 }
  if (!hasBegun || !agreed.has('service_now')) return { verdict: 'accepted', fraction: 1 }
  const fraction = fractionLeft(unit, statedAt)
  return fraction > 0 ? { verdict: 'accepted', fraction } : { verdict: 'performed', fraction: 0 }
}

/** Of what is asked for such a line, what was agreed to. */
const agreedTo = ({ consents }: Contract, { productKind, isPaid }: ContractLine): Set<ConsentKind> =>
  new Set(consentsFor(productKind, isPaid ? 1 : 0).filter((kind) => consents.includes(kind)))

/** How much of a service that has begun is still to come; all of one without an end. */
function fractionLeft({ begunAt, endsAt }: Unit, at: Date): number {
  if (!begunAt || !endsAt) return 1
  const length = Math.max(1, endsAt.getTime() - begunAt.getTime())
  return Math.min(1, Math.max(0, endsAt.getTime() - at.getTime()) / length)
}

/** Until when a contract can be withdrawn from: null when it never could, or all of its right is gone. */
export function withdrawableUntil(contract: Contract, now: Date): Date | null {
  if (!contract.madeAt || judge(contract, now).verdict !== 'accepted') return null
  return withdrawalEndsAt(contract.madeAt, contract.calendar)
}
