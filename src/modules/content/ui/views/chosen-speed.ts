import { useSyncExternalStore } from 'react'
import { keptForGood } from '#platform/browser-storage.ts'

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
  keptForGood.write(KEPT_AS, String(speed))
  for (const tell of listeners) tell()
}

function read(): number {
  const kept = Number(keptForGood.read(KEPT_AS) ?? 0)
  return kept >= SLOWEST && kept <= FASTEST ? kept : chosen
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
