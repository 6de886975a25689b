import { useSyncExternalStore } from 'react'

/** As the player of films keeps it: what is chosen for one holds for the other. */
const KEPT_AS = 'katedra-speed'
const SLOWEST = 0.25
const FASTEST = 4

const listeners = new Set<() => void>()
let chosen = 1

/** The speed somebody chose in this browser; where it keeps nothing, as long as the page lasts. */
export const useChosenSpeed = (): number => useSyncExternalStore(subscribe, read, () => 1)

export function chooseSpeed(speed: number): void {
  chosen = speed
  try {
    localStorage.setItem(KEPT_AS, String(speed))
  } catch {
    // A browser that keeps nothing plays all the same.
  }
  for (const tell of listeners) tell()
}

function read(): number {
  try {
    const kept = Number(localStorage.getItem(KEPT_AS))
    if (kept >= SLOWEST && kept <= FASTEST) return kept
  } catch {
    // As above.
  }
  return chosen
}

/** A film beside it may choose as well: its frame is another document. */
function subscribe(tell: () => void) {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}
