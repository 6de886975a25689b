import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface Countdown {
  seconds: number
  /** what is pressed in it does not stop the countdown */
  place: RefObject<HTMLElement | null>
  onEnd: () => void
}

/** Whoever does one of these elsewhere on the page stays on it. */
const STAYING = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Counts down the seconds, unless somebody writes or does something else on the page; `left` is null once it was stopped. */
export function useCountdown({ seconds, place, onEnd }: Countdown): { left: number | null; stop: () => void } {
  const [left, setLeft] = useState<number | null>(() => (isWriting() ? null : seconds))
  const isCounting = left !== null
  const stop = () => setLeft(null)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isCounting) return
    // A page that nobody looks at waits.
    const timer = setInterval(() => document.visibilityState === 'visible' && setLeft((now) => now && now - 1), 1000)
    const stay = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) setLeft(null)
    }
    for (const name of STAYING) window.addEventListener(name, stay, { passive: true })
    return () => {
      clearInterval(timer)
      for (const name of STAYING) window.removeEventListener(name, stay)
    }
  }, [isCounting, place])

  useEffect(() => {
    if (left === 0) end()
  }, [left])

  return { left, stop }
}

const isWriting = (): boolean => document.activeElement?.matches('textarea, input, [contenteditable]') ?? false
