/** Chance that is the same at every first start (mulberry32). */
export interface Chance {
  /** from `from` up to, not including, `to` */
  between(from: number, to: number): number
  whole(from: number, to: number): number
  one<Item>(items: readonly Item[]): Item
  /** true in `share` of the cases */
  happens(share: number): boolean
}

export function chanceFrom(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + next() * (to - from)
  const whole = (from: number, to: number) => Math.floor(between(from, to))
  return { between, whole, one: (items) => items[whole(0, items.length)]!, happens: (share) => next() < share }
}
