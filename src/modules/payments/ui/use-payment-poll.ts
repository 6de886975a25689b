import { useEffect, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { pollTransaction, type TransactionState } from '../contract.ts'
import { isFailed, isPaid } from '../vocabulary.ts'

const POLL_EVERY_MS = 5_000
const WARN_AFTER_MS = 60_000

export interface PaymentPoll {
  phase: 'pending' | 'success' | 'failed' | 'broken'
  /** undefined only while not one poll was answered with it */
  state: TransactionState | undefined
  /** a minute has passed, and the bank's confirmation has not come */
  isLate: boolean
  /** shows what another call has just answered */
  accept: (state: TransactionState) => void
}

/**
 * Checks a payment every 5 seconds until it is settled (commerce §4). A 502 counts as a successful check and is tried
 * again; any other error ends in `broken`. `initial` is what the page was rendered with, null when that was a 502.
 */
export function usePaymentPoll(hash: string, initial: TransactionState | null): PaymentPoll {
  const api = useApi()
  const [state, setState] = useState(initial ?? undefined)
  const [isBroken, setBroken] = useState(false)
  const [isLate, setLate] = useState(false)
  const phase = isBroken ? 'broken' : phaseOf(state)

  useEffect(() => {
    if (phase !== 'pending') return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const startedAt = Date.now()

    const check = async () => {
      try {
        const answer = await api.call(pollTransaction, { hash })
        if (isOver) return
        setState(answer)
      } catch (error) {
        if (isOver) return
        if (!(error instanceof ApiProblem) || error.status !== 502) return setBroken(true)
      }
      if (Date.now() - startedAt >= WARN_AFTER_MS) setLate(true)
      timer = setTimeout(() => void check(), POLL_EVERY_MS)
    }
    timer = setTimeout(() => void check(), POLL_EVERY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [api, hash, phase])

  return { phase, state, isLate, accept: setState }
}

function phaseOf(state: TransactionState | undefined): PaymentPoll['phase'] {
  if (!state) return 'pending'
  if (isPaid(state.status)) return 'success'
  return isFailed(state.status) ? 'failed' : 'pending'
}
