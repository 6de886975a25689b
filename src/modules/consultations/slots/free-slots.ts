import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { dayNamed, dayOf, endOfDay, endOfDayAfter, startOfDay } from '#platform/time/days.ts'
import { wallTimeOf } from '#platform/time/wall-time.ts'

/** From and until in minutes of a day's clocks. */
export interface Span {
  from: number
  until: number
}

export interface Hours {
  /** 1 is Monday */
  rules: (Span & { weekday: number })[]
  /** days on which other hours hold; one that is closed has null for its span */
  exceptions: { day: string; span: Span | null }[]
}

export interface SlotTerms {
  lengthMinutes: number
  bufferBefore: number
  bufferAfter: number
  noticeHours: number
  horizonDays: number
}

export interface FreeSlot {
  startsAt: Date
  endsAt: Date
}

export interface Busy {
  busyFrom: Date
  busyUntil: Date
}

interface Asked {
  hours: Hours
  terms: SlotTerms
  /** what is held or booked; no two cross */
  busy: Busy[]
  now: Date
  /** whose clocks the hours are read by */
  timeZone: string
  /** the first day looked at, as 2026-11-23; today if left out or past */
  from?: string | undefined
}

/**
 * The slots that can be booked, in order: within the hours of their day, as far ahead as is asked and offered, and off from what
 * is taken. None crosses another with what is kept free around it: the last of an evening gives way to the first after midnight. Where clocks are changed, a day's hours are those that its clocks show: what is left out is in none of them, and what is shown twice is in both.
 */
export function* freeSlots({ hours, terms, busy, now, timeZone, from = '' }: Asked): Generator<FreeSlot> {
  const earliest = now.getTime() + terms.noticeHours * HOUR
  const latest = endOfDayAfter(now, terms.horizonDays, timeZone).getTime()
  const [length, before, after] = [terms.lengthMinutes, terms.bufferBefore, terms.bufferAfter].map(
    (n) => n * MINUTE,
  ) as [number, number, number]
  const taken = busy.toSorted((one, other) => one.busyFrom.getTime() - other.busyFrom.getTime())
  let next = 0
  const isTaken = (start: number): boolean => {
    while (taken[next] && taken[next]!.busyUntil.getTime() <= start - before) next += 1
    return taken[next] !== undefined && taken[next]!.busyFrom.getTime() < start + length + after
  }
  const today = dayOf(now, timeZone)
  const last = dayOf(new Date(latest), timeZone)
  let day = from > today ? from : today
  let starts = startsOn(day, { hours, length, before, after, timeZone })
  while (day <= last) {
    day = dayAfter(day)
    const onNext = startsOn(day, { hours, length, before, after, timeZone })
    const untilNext = onNext[0] === undefined ? Infinity : onNext[0] - before
    for (const start of starts)
      if (start >= earliest && start <= latest && start + length + after <= untilNext && !isTaken(start))
        yield { startsAt: new Date(start), endsAt: new Date(start + length) }
    starts = onNext
  }
}

interface DayAsked {
  hours: Hours
  length: number
  before: number
  after: number
  timeZone: string
}

/**
 * When slots begin on a day, whatever is taken. After a break they begin anew, as early as what is kept free after the one before
 * allows. Other days change nothing here, so that whoever looks from another day on finds the same.
 */
function startsOn(day: string, { hours, length, before, after, timeZone }: DayAsked): number[] {
  const starts: number[] = []
  let freeFrom = -Infinity
  for (const [begins, ends] of stretchesOf(day, spansOn(day, hours), timeZone))
    for (let start = Math.max(begins, freeFrom + before); start + length <= ends; start += before + length + after) {
      starts.push(start)
      freeFrom = start + length + after
    }
  return starts
}

export const dayAfter = (day: string): string => dayNamed(Date.parse(day) + DAY)

function spansOn(day: string, { rules, exceptions }: Hours): Span[] {
  const own = exceptions.filter((each) => each.day === day)
  const weekday = new Date(day).getUTCDay() || 7
  const spans =
    own.length > 0 ? own.flatMap(({ span }) => span ?? []) : rules.filter((rule) => rule.weekday === weekday)
  return spans.toSorted((one, other) => one.from - other.from)
}

type Stretch = [begins: number, ends: number]

/** The time during which clocks show the spans of a day. */
function stretchesOf(day: string, spans: Span[], timeZone: string): Stretch[] {
  if (spans.length === 0) return []
  const midnight = Date.parse(day)
  const stretches: Stretch[] = []
  for (const { begins, ends, ahead } of evenPartsOf(day, timeZone))
    for (const { from, until } of spans) {
      const begin = Math.max(begins, midnight + from * MINUTE - ahead)
      const end = Math.min(ends, midnight + until * MINUTE - ahead)
      if (begin >= end) continue
      const previous = stretches.at(-1)
      if (previous?.[1] === begin) previous[1] = end
      else stretches.push([begin, end])
    }
  return stretches
}

interface EvenPart {
  begins: number
  ends: number
  /** how far clocks are ahead of UTC */
  ahead: number
}

/** A day in parts during which its clocks run evenly: one, or two where they are changed on it. */
function evenPartsOf(day: string, timeZone: string): EvenPart[] {
  const begins = startOfDay(day, timeZone).getTime()
  const ends = endOfDay(day, timeZone).getTime() + 1
  const [ahead, later] = [aheadAt(begins, timeZone), aheadAt(ends - MINUTE, timeZone)]
  if (ahead === later) return [{ begins, ends, ahead }]
  let [low, high] = [begins, ends - MINUTE]
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE
    if (aheadAt(middle, timeZone) === ahead) low = middle
    else high = middle
  }
  return [
    { begins, ends: high, ahead },
    { begins: high, ends, ahead: later },
  ]
}

const aheadAt = (at: number, timeZone: string): number => Date.parse(`${wallTimeOf(new Date(at), timeZone)}Z`) - at
