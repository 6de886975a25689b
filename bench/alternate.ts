import { aRound, calmRounds } from './calm-rounds.ts'
import { ROUNDS } from './settings.ts'
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

/** Runs both by turns, swapping who goes first; the first time of each is not counted. */
export async function alternate(subject: Run, baseline: Run): Promise<Compared> {
  await subject()
  await baseline()
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const isSubjectFirst = round % 2 === 0
    rounds.push(
      await aRound(async () => {
        const first = isSubjectFirst ? await subject() : await baseline()
        const second = isSubjectFirst ? await baseline() : await subject()
        return isSubjectFirst ? { subject: first, baseline: second } : { subject: second, baseline: first }
      }),
    )
  }
  const { results, said } = calmRounds(rounds)
  const of = spreadOf(results.map((each) => each.subject))
  const by = spreadOf(results.map((each) => each.baseline))
  return { subject: of, baseline: by, ratio: of.median / by.median, rounds: said }
}
