import { calibrate } from './calibrate.ts'
import { DISTURBED, ROUNDS } from './settings.ts'
import { type Spread, spreadOf } from './statistics.ts'

export interface Compared {
  subject: Spread
  baseline: Spread
  /** subject by baseline, of the medians */
  ratio: number
  /** rounds that counted, of those run */
  rounds: string
}

type Run = () => Promise<number>

/**
 * Runs both by turns, swapping who goes first, with a calibration beside each. Rounds in which others had taken the
 * machine are dropped, unless fewer than three would be left.
 */
export async function alternate(subject: Run, baseline: Run): Promise<Compared> {
  await subject()
  await baseline()
  const rounds: { subject: number; baseline: number; disturbance: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = calibrate()
    const first = round % 2 === 0 ? await subject() : await baseline()
    const second = round % 2 === 0 ? await baseline() : await subject()
    const [of, by] = round % 2 === 0 ? [first, second] : [second, first]
    rounds.push({ subject: of, baseline: by, disturbance: Math.max(before, calibrate()) })
  }
  const best = Math.min(...rounds.map(({ disturbance }) => disturbance))
  const calm = rounds.filter(({ disturbance }) => disturbance <= best * DISTURBED)
  const counted = calm.length >= 3 ? calm : rounds
  const of = spreadOf(counted.map(({ subject }) => subject))
  const by = spreadOf(counted.map(({ baseline }) => baseline))
  const said = calm.length >= 3 ? `${calm.length}/${ROUNDS}` : `${ROUNDS}, disturbed`
  return { subject: of, baseline: by, ratio: of.median / by.median, rounds: said }
}
