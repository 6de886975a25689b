import { calibrate } from './calibrate.ts'
import { DISTURBED } from './settings.ts'

interface Round<Result> {
  result: Result
  disturbance: number
}

/** Does the work of a round with a calibration before and after it. */
export async function aRound<Result>(work: () => Promise<Result>): Promise<Round<Result>> {
  const before = calibrate()
  const result = await work()
  return { result, disturbance: Math.max(before, calibrate()) }
}

/** Without the rounds in which others had taken the machine, unless fewer than three would be left. */
export function calmRounds<Result>(rounds: readonly Round<Result>[]): { results: Result[]; said: string } {
  const best = Math.min(...rounds.map(({ disturbance }) => disturbance))
  const calm = rounds.filter(({ disturbance }) => disturbance <= best * DISTURBED)
  const isEnough = calm.length >= 3
  return {
    results: (isEnough ? calm : rounds).map(({ result }) => result),
    said: isEnough ? `${calm.length}/${rounds.length}` : `${rounds.length}, disturbed`,
  }
}
