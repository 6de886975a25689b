import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import type { Question } from '../overlays/ConfirmDialog.tsx'
import { useConfirm } from '../overlays/Confirmations.tsx'
import { useDraftText } from '../text/draft-text.ts'

interface LeaveGuard {
  isUnsaved: boolean
  /** what was typed is given up */
  onLeave?: () => void
  question?: Question
}

/** Asks before unsaved work is left, except for a login that comes back. Call what it answers right before leaving on purpose. */
export function useLeaveGuard({ isUnsaved, onLeave, question }: LeaveGuard): () => void {
  const text = useDraftText()
  const confirm = useConfirm()
  const isLetGo = useRef(false)
  const isAsking = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const passes = isLetGo.current || nextLocation.pathname === '/login'
    isLetGo.current = false
    return isUnsaved && !passes && currentLocation.pathname !== nextLocation.pathname
  })
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked' || isAsking.current) return
    isAsking.current = true
    const isLeaving = await confirm(question ?? { consequence: text('leaveConsequence'), action: text('leave') })
    isAsking.current = false
    if (!isLeaving) return blocker.reset()
    onLeave?.()
    blocker.proceed()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state])
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault()
  })
  return useCallback(() => {
    isLetGo.current = true
  }, [])
}
