import { endOfDay } from '#platform/time/days.ts'
import { instantOf } from '#platform/time/wall-time.ts'

/** A typed time as calls take it, null for none. What is no time is sent as it is, and refused under its field. */
export const momentTyped = (typed: string, timeZone: string): string | null =>
  typed === '' ? null : (instantOf(typed, timeZone)?.toISOString() ?? typed)

/** The same for a typed day that is included. */
export function endOfDayTyped(typed: string, timeZone: string): string | null {
  if (typed === '') return null
  return instantOf(`${typed}T00:00`, timeZone) ? endOfDay(typed, timeZone).toISOString() : typed
}
