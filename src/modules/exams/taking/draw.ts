import { randomInt } from 'node:crypto'

export interface DrawnFrom<Version> {
  draws: number | null
  versions: Version[]
}

/** Below a number, any whole one from 0. */
type Random = (below: number) => number

/** What one attempt asks: so many of each bank at random, in the order of the banks, or all of them mixed. */
export function draw<Version>(banks: DrawnFrom<Version>[], isShuffled: boolean, random: Random = randomInt): Version[] {
  const drawn = banks.flatMap(({ draws, versions }) => {
    if (draws === null || draws >= versions.length) return versions
    const chosen = new Set(shuffled(versions, random).slice(0, draws))
    return versions.filter((version) => chosen.has(version))
  })
  return isShuffled ? shuffled(drawn, random) : drawn
}

/** Each order as likely as any other. */
export function shuffled<Item>(items: readonly Item[], random: Random = randomInt): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}

/** How many questions an attempt asks. */
export const countDrawn = (banks: { draws: number | null; versions: unknown[] }[]): number =>
  banks.reduce((sum, { draws, versions }) => sum + Math.min(draws ?? versions.length, versions.length), 0)
