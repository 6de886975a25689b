import type { ComponentType } from 'react'
import { onDemand } from './on-demand.ts'
import { type Waiting, waitingPiece } from './waiting-piece.ts'

/**
 * A piece that a page is read without: it stays the html it came with until somebody moves, presses or types. It is to stand in
 * a boundary of its own that is not awaited.
 */
export function whenStirred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  given?: Waiting,
): ComponentType<Props> {
  const { isTurnedTo, begin } = waitingPiece(given)
  if (typeof window !== 'undefined') {
    const hear = ({ movementX, movementY }: PointerEvent) => {
      // Browsers tell of a pointer that rests too, when the page changes under it.
      if (movementX === 0 && movementY === 0) return
      window.removeEventListener('pointermove', hear)
      begin()
    }
    window.addEventListener('pointermove', hear, { passive: true })
  }
  return onDemand(async () => {
    if (typeof document !== 'undefined') await isTurnedTo
    return load()
  })
}
