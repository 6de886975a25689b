const WAITS_AT_MOST_MS = 8_000

const waiting: (() => void)[] = []

/** For what changes all of a page: whatever waited by now begins. */
export function turnToWaitingPieces(): void {
  for (const begin of waiting.splice(0)) begin()
}

/** A piece of a page that stays html until it is turned to. */
export interface WaitingPiece {
  isTurnedTo: Promise<void>
  begin: () => void
}

/**
 * It begins by itself with the first touch of the page, or after a while: React takes over nothing that changes around a
 * piece which it still waits for.
 */
export function waitingPiece(): WaitingPiece {
  let begin = () => {}
  const isTurnedTo = new Promise<void>((turn) => {
    begin = turn
  })
  if (typeof window !== 'undefined') {
    waiting.push(begin)
    for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, begin, { once: true, passive: true })
    setTimeout(begin, WAITS_AT_MOST_MS)
  }
  return { isTurnedTo, begin }
}
