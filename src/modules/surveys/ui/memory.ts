import { clock, DAY } from '#platform/clock.ts'

const keyOf = (id: string) => `katedra-survey:${id}`
const RESPONDED = 'responded'

/** Unless this browser has responded, or displayed it in the last 24 hours; never where nothing can be remembered. */
export function isDue(id: string): boolean {
  try {
    const kept = window.localStorage.getItem(keyOf(id))
    return kept !== RESPONDED && !(clock.now().getTime() - Number(kept ?? 0) < DAY)
  } catch {
    return false
  }
}

export const rememberDisplayed = (id: string): void => remember(id, String(clock.now().getTime()))
/** It is displayed again as soon as it may be. */
export const forgetDisplayed = (id: string): void => forget(id)
export const rememberResponded = (id: string): void => remember(id, RESPONDED)

function forget(id: string): void {
  try {
    window.localStorage.removeItem(keyOf(id))
  } catch {
    // Nothing is remembered there.
  }
}

function remember(id: string, what: string): void {
  try {
    window.localStorage.setItem(keyOf(id), what)
  } catch {
    // A full storage must not stop anyone from answering.
  }
}
