import { type PointerEvent, useRef } from 'react'

/** Engagement §9. */
export const SWIPE_PIXELS = 50

/** Tells a swipe from a press: 1 is to the next (towards the left), -1 to the one before. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (!from) return
      const across = clientX - from.x
      if (Math.abs(across) < SWIPE_PIXELS || Math.abs(across) < Math.abs(clientY - from.y)) return
      onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
