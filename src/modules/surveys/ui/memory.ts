import { keptForGood } from '#platform/browser-storage.ts'
import { clock, DAY } from '#platform/clock.ts'

const keyOf = (id: string) => `katedra-survey:${id}`
const RESPONDED = 'responded'

/** Unless this browser has responded, or displayed it in the last 24 hours; never where nothing can be remembered. */
export function isDue(id: string): boolean {
  const kept = keptForGood.read(keyOf(id))
  return kept !== undefined && kept !== RESPONDED && !(clock.now().getTime() - Number(kept ?? 0) < DAY)
}

export const rememberDisplayed = (id: string): void => void keptForGood.write(keyOf(id), String(clock.now().getTime()))
/** It is displayed again as soon as it may be. */
export const forgetDisplayed = (id: string): void => keptForGood.forget(keyOf(id))
export const rememberResponded = (id: string): void => void keptForGood.write(keyOf(id), RESPONDED)
