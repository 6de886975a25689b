import { type Ctx, holdsRight } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { ContractWithdrawal } from './tables.ts'
import type { ContractWithdrawalState } from '../vocabulary.ts'
import type { ContractWithdrawalRow } from './contract.ts'
import { returnEndsAt } from './deadline.ts'

export interface FoundContractWithdrawal {
  withdrawal: ContractWithdrawal
  order: { id: string; number: string; amount: number; currency: string }
  title: string
  /** of its seller; null where they had not said it */
  country: string | null
  buyer: { id: string; name: string; email: string }
  /** of the payment; null where nothing was paid */
  returned: number | null
  returning: number | null
  /** what its gateway calls it; null where nothing was paid, or the gateway never heard of it */
  gatewayPaymentId: string | null
}

/** What of its money has not been asked for at the gateway yet. */
export const leftToReturn = ({ withdrawal, returned, returning }: FoundContractWithdrawal): number =>
  Math.max(0, withdrawal.dueAmount - (returned ?? 0) - (returning ?? 0))

/** How an admin is shown what they may settle, or only look at. */
export interface SeenAs {
  timeZone: string
  maySettle: boolean
}

export const seenAs = ({ school, actor }: Ctx): SeenAs => ({
  timeZone: school.timeZone,
  maySettle: holdsRight(actor, 'settle-orders'),
})

export function viewContractWithdrawal(
  found: FoundContractWithdrawal,
  { timeZone, maySettle }: SeenAs,
): ContractWithdrawalRow {
  const { withdrawal, order, title, buyer, country } = found
  const left = leftToReturn(found)
  const isUnknown = left > 0 && found.gatewayPaymentId === null
  return {
    id: withdrawal.id,
    order: { ...order, title },
    buyer: { ...buyer, email: shownEmail(buyer.email) },
    statement: {
      name: withdrawal.name,
      text: withdrawal.text,
      version: withdrawal.version,
      at: withdrawal.createdAt.toISOString(),
    },
    verdict: withdrawal.verdict,
    state: stateOf(withdrawal, left),
    due_amount: withdrawal.dueAmount,
    left_amount: left,
    due_at: returnEndsAt(withdrawal.createdAt, { timeZone, country }).toISOString(),
    settled_at: withdrawal.settledAt?.toISOString() ?? null,
    is_unknown_to_gateway: isUnknown,
    can: { refund: maySettle && withdrawal.settledAt === null && left > 0 && !isUnknown },
  }
}

function stateOf({ verdict, settledAt }: ContractWithdrawal, left: number): ContractWithdrawalState {
  if (verdict !== 'accepted') return 'refused'
  if (settledAt) return 'done'
  return left > 0 ? 'open' : 'returning'
}
