/** How much room a chart has for labels; `chart.module.css` says from which width on. */
export type Room = 'tiny' | 'small' | 'middle' | 'wide'

/** How far apart two labels are at the least, as a share of the width: the longest of them, and a gap. */
const APART: [Room, number][] = [
  ['tiny', 0.46],
  ['small', 0.23],
  ['middle', 0.12],
  ['wide', 1 / 15],
]

export interface Place {
  at: number
  /** in which it has a label */
  rooms: Room[]
}

/** From 0 to `last`, the places that have a label, by the distance that is a round one and at least as long as given. */
export function placesUpTo(last: number, roundUp: (least: number) => number): Place[] {
  const places = new Map<number, Room[]>()
  for (const [room, share] of APART) {
    const distance = roundUp(last * share)
    for (let at = 0; at <= last; at += distance) places.set(at, [...(places.get(at) ?? []), room])
  }
  return [...places].map(([at, rooms]) => ({ at, rooms })).toSorted((one, other) => one.at - other.at)
}

const WEEK = 7
const DAYS_MOST = 5
const HOUR = 3600
const MOMENTS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, HOUR]

/** A few days, else whole weeks. */
export const roundDays = (least: number): number =>
  least <= DAYS_MOST ? Math.max(1, Math.ceil(least)) : WEEK * Math.ceil(least / WEEK)

/** As clocks are divided. */
export const roundSeconds = (least: number): number =>
  MOMENTS.find((seconds) => seconds >= least) ?? HOUR * Math.ceil(least / HOUR)
