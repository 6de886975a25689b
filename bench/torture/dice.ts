export interface Dice {
  /** true in this many of a hundred cases */
  isLucky(percent: number): boolean
  between(least: number, most: number): number
  oneOf<T>(choices: readonly T[]): T
}

/** Repeatable chance (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    isLucky: (percent) => next() * 100 < percent,
    between: (least, most) => least + next() * (most - least),
    oneOf: (choices) => choices[Math.floor(next() * choices.length)]!,
  }
}
