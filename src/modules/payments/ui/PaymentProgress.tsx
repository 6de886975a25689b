import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { TransactionState } from '../contract.ts'
import { PaymentBroken } from './PaymentBroken.tsx'
import { PaymentFailed } from './PaymentFailed.tsx'
import { PaymentPending } from './PaymentPending.tsx'
import { PaymentReturned } from './PaymentReturned.tsx'
import { PaymentSuccess } from './PaymentSuccess.tsx'
import { type PaymentPoll, usePaymentPoll } from './use-payment-poll.ts'

interface PaymentProgressProps {
  hash: string
  /** null when the gateway did not answer while the page was made */
  initial: TransactionState | null
  /** told once, when the payment is over: the purchase needs to be remembered no longer */
  onSettled: (state: TransactionState) => void
  /** of what was paid for, with the thanks */
  picture?: ReactNode
  /** what stands below the thanks */
  afterwards?: ReactNode
}

/** What became of a payment, from waiting to thanks (commerce §2 pending, success and failure pages; §4). */
export function PaymentProgress({ hash, initial, onSettled, picture, afterwards }: PaymentProgressProps) {
  const { phase, state, isLate, accept } = usePaymentPoll(hash, initial)
  const isSettled = phase === 'success' || phase === 'failed'
  useEffect(() => {
    if (isSettled && state) onSettled(state)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a settlement, whoever the listener is by then
  }, [isSettled])
  useFocusOnState(phase)
  if (phase === 'broken') return <PaymentBroken checkoutLink={state?.checkoutLink} />
  if (phase === 'success' && state?.transaction.refund_reason) return <PaymentReturned state={state} />
  if (phase === 'success' && state)
    return <PaymentSuccess transaction={state.transaction} picture={picture} afterwards={afterwards} />
  if (phase === 'failed' && state) return <PaymentFailed state={state} />
  return <PaymentPending transaction={state?.transaction} isLate={isLate} onCanceled={accept} />
}

/** Each state is a page of its own to whoever hears it. Who came to the page and has moved on before its scripts did stays where they are. */
function useFocusOnState(phase: PaymentPoll['phase']): void {
  const heard = useRef<PaymentPoll['phase']>(undefined)
  useLayoutEffect(() => {
    const isNews = heard.current !== undefined && heard.current !== phase
    heard.current = phase
    const { activeElement: focused, body } = document
    if (isNews || focused === null || focused === body) document.getElementById('payment-state')?.focus()
  }, [phase])
}
