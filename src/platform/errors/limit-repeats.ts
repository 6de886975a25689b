import { MINUTE } from '#platform/clock.ts'

const REPEATED_AFTER = 10 * MINUTE
const MOST_A_MINUTE = 30
const REMEMBERED = 500

/** Lets each cause through once in ten minutes, and no more than thirty of them a minute. */
export function limitRepeats(): (cause: string, now: number) => boolean {
  const toldAt = new Map<string, number>()
  let minute = { began: 0, told: 0 }

  return (cause, now) => {
    const before = toldAt.get(cause)
    if (before !== undefined && now - before < REPEATED_AFTER) return false
    if (now - minute.began >= MINUTE) minute = { began: now, told: 0 }
    if (minute.told >= MOST_A_MINUTE) return false
    minute.told++
    toldAt.delete(cause)
    toldAt.set(cause, now)
    const [oldest] = toldAt.keys()
    if (toldAt.size > REMEMBERED && oldest !== undefined) toldAt.delete(oldest)
    return true
  }
}
