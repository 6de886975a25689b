import { useCallback, useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useConfirm } from '#web/kit/overlays/Confirmations.tsx'
import { useCatalogText } from './use-text.ts'

/** Asks before unsaved work is left. Call what it answers right before leaving on purpose. */
export function useLeaveGuard(isUnsaved: boolean): () => void {
  const text = useCatalogText()
  const confirm = useConfirm()
  const isLetGo = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isLetGo.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({ consequence: text('leaveConsequence'), action: text('leave') }).then((isLeaving) =>
      isLeaving ? blocker.proceed() : blocker.reset(),
    )
  }, [blocker, confirm, text])
  useBeforeUnload((event) => {
    if (isUnsaved && !isLetGo.current) event.preventDefault()
  })
  return useCallback(() => {
    isLetGo.current = true
  }, [])
}
