import { PLAYED_MAX } from '../vocabulary.ts'

/** From its first second to the one after its last. */
export type Stretch = [from: number, until: number]

/** A player tells where it is each second, at twice the speed each second of two: what is further on was jumped to. */
const GOES_ON_WITHIN = 4

/** What was played, once the player is at `seconds` as well; of one who jumps about much only the latest. */
export function playedOn(played: Stretch[], seconds: number): Stretch[] {
  const second = Math.floor(seconds)
  const last = played.at(-1)
  if (last && second >= last[0] && second <= last[1] + GOES_ON_WITHIN)
    return [...played.slice(0, -1), [last[0], Math.max(last[1], second + 1)]]
  return [...played, [second, second + 1] satisfies Stretch].slice(-PLAYED_MAX)
}
