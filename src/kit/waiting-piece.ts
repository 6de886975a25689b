const WAITS_AT_MOST_MS = 8_000

const waiting: (() => void)[] = []
const apart: (() => void)[] = []

/** For what changes a page around them: whatever waited by now begins, but for what stands apart. */
export function turnToWaitingPieces(): void {
  for (const begin of waiting.splice(0)) begin()
}

/** For what leaves a page: all of it begins. */
export function turnToAllPieces(): void {
  turnToWaitingPieces()
  for (const begin of apart.splice(0)) begin()
}

/** A piece of a page that stays html until it is turned to. */
export interface WaitingPiece {
  isTurnedTo: Promise<void>
  begin: () => void
}

export interface Waiting {
  /** Nothing changes around it while the page stands, or no html of it is there that would have to be taken over. */
  isApart?: boolean
}

/** Said by whatever was done to the page before its scripts were there (`web/early-acts`). */
const TOUCHED_EARLY = 'data-acts-wait'

/**
 * It begins by itself with the first touch of the page, also one before its scripts, or after a while: React takes over nothing that
 * changes around a piece which it still waits for.
 */
export function waitingPiece({ isApart = false }: Waiting = {}): WaitingPiece {
  let begin = () => {}
  const isTurnedTo = new Promise<void>((turn) => {
    begin = turn
  })
  if (typeof window !== 'undefined') {
    ;(isApart ? apart : waiting).push(begin)
    for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, begin, { once: true, passive: true })
    const isTouched = document.documentElement.hasAttribute(TOUCHED_EARLY)
    setTimeout(begin, isTouched ? 0 : WAITS_AT_MOST_MS)
  }
  return { isTurnedTo, begin }
}
