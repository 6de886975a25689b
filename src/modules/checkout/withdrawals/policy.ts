import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import { sumOf } from '#platform/money.ts'
import { consentsFor } from '../policy.ts'
import type { JudgedLine } from './tables.ts'
import type { ConsentKind, WithdrawalVerdict } from '../vocabulary.ts'
import { withdrawalEndsAt } from './deadline.ts'

export interface Contract {
  /** when the buyer was given all of it; null while they were not, and then nothing was waived yet */
  madeAt: Date | null
  consents: ConsentKind[]
  lines: ContractLine[]
  timeZone: string
}

interface ContractLine {
  id: string
  productKind: ProductKind
  amount: number
  /** 0 is unlimited */
  accessDays: number
  accessUntil: Date | null
}

/**
 * What the law says to a withdrawal stated at this moment (Directive 2011/83/EU, art. 9, 14, 16), line by line. The whole is
 * accepted when some of it is.
 */
export function judge(
  contract: Contract,
  statedAt: Date,
): { verdict: WithdrawalVerdict; lines: JudgedLine[]; dueAmount: number } {
  const lines = contract.lines.map((line) => judgeLine(contract, line, statedAt))
  const isAccepted = lines.some(({ verdict }) => verdict === 'accepted')
  return {
    verdict: isAccepted ? 'accepted' : (lines[0]?.verdict ?? 'accepted'),
    lines,
    dueAmount: sumOf(lines.map(({ amount }) => amount)),
  }
}

function judgeLine(contract: Contract, line: ContractLine, statedAt: Date): JudgedLine {
  const { id: lineId, amount } = line
  const { madeAt, timeZone } = contract
  if (!madeAt) return { lineId, verdict: 'accepted', amount: 0 }
  const refused = (verdict: WithdrawalVerdict) => ({ lineId, verdict, amount: 0 })
  const agreed = agreedTo(contract, line)
  if (agreed.has('dated_event')) return refused('dated_event')
  if (agreed.has('digital_content_now') && agreed.has('digital_content_waiver')) return refused('waived')
  if (statedAt > withdrawalEndsAt(madeAt, timeZone)) return refused('too_late')
  if (!agreed.has('service_now')) return { lineId, verdict: 'accepted', amount }
  const left = shareLeft(line, { from: madeAt, at: statedAt, timeZone })
  return left > 0 ? { lineId, verdict: 'accepted', amount: Math.ceil(amount * left) } : refused('performed')
}

/** Of what is asked for such a line, what was agreed to. */
const agreedTo = ({ consents }: Contract, { productKind, amount }: ContractLine): Set<ConsentKind> =>
  new Set(consentsFor(productKind, amount).filter((kind) => consents.includes(kind)))

/** How much of a service that was begun at once is still to come; all of one without an end. */
function shareLeft(
  { accessDays, accessUntil }: ContractLine,
  { from, at, timeZone }: { from: Date; at: Date; timeZone: string },
): number {
  const ends = [accessDays > 0 ? daysLater(from, accessDays, timeZone) : null, accessUntil].filter(
    (end) => end !== null,
  )
  if (ends.length === 0) return 1
  const end = Math.min(...ends.map((each) => each.getTime()))
  return Math.max(0, end - at.getTime()) / Math.max(1, end - from.getTime())
}

/** Until when a contract can be withdrawn from: null when it never could, or all of its right is gone. */
export function withdrawableUntil(contract: Contract, now: Date): Date | null {
  if (!contract.madeAt || judge(contract, now).verdict !== 'accepted') return null
  return withdrawalEndsAt(contract.madeAt, contract.timeZone)
}
