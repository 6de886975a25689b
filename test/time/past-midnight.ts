import { clock, MINUTE } from '#platform/clock.ts'
import { dayOf, endOfDay } from '#platform/time/days.ts'

/** For what counts in days: where midnight of the zone would come in the middle of a test, it has come before it begins. */
export function pastMidnight(timeZone: string): void {
  const left = endOfDay(dayOf(clock.now(), timeZone), timeZone).getTime() + 1 - clock.time()
  if (left < MINUTE) clock.moveBy(left)
}
