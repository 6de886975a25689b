import { startTransition, useCallback, useEffect, useRef, useState } from 'react'

/**
 * The promise it gives is kept once the screen shows what was read again: the router has it shown as a transition, for which a slow
 * device takes its time. Whoever forgets what was typed waits for it, or the old value is seen in between.
 */
export function useCaughtUp(): () => Promise<void> {
  const [asked, ask] = useState(0)
  const waiting = useRef<Array<() => void>>([])
  const isGone = useRef(false)
  useEffect(() => {
    if (asked > 0) letGoOn(waiting.current)
  }, [asked])
  useEffect(() => {
    const { current } = waiting
    isGone.current = false
    return () => {
      isGone.current = true
      letGoOn(current)
    }
  }, [])
  return useCallback(
    () =>
      new Promise((goOn) => {
        if (isGone.current) return goOn()
        waiting.current.push(goOn)
        startTransition(() => ask((count) => count + 1))
      }),
    [],
  )
}

function letGoOn(waiting: Array<() => void>): void {
  for (const goOn of waiting.splice(0)) goOn()
}
