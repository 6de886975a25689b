import { dayOf } from '#platform/time/days.ts'
import { instantOf } from '#platform/time/wall-time.ts'

/** When gifts arrive that are sent on a later day. */
const HOUR_OF_GIFTS = '08:00'

/** When a gift for a day is sent: now, if it is today, else in that day's morning. */
export function sendingMoment(day: string, { now, timeZone }: { now: Date; timeZone: string }): Date {
  return day <= dayOf(now, timeZone) ? now : instantOf(`${day}T${HOUR_OF_GIFTS}`, timeZone)!
}
