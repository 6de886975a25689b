import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Engagement §9. */
export const SWIPE_PIXELS = 50

/** Tells a swipe from a press: 1 is to the next (towards the left), -1 to the one before. The click that a mouse ends a swipe with is none. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const hasSwiped = useRef(false)
  return {
    onPointerDown: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary ? { x: clientX, y: clientY } : null
      hasSwiped.current = false
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (!from) return
      const across = clientX - from.x
      if (Math.abs(across) < SWIPE_PIXELS || Math.abs(across) < Math.abs(clientY - from.y)) return
      hasSwiped.current = true
      onSwipe(across < 0 ? 1 : -1)
    },
    onClickCapture: (event: MouseEvent) => {
      if (hasSwiped.current) event.stopPropagation()
      hasSwiped.current = false
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
