import type { Parts } from './parts.ts'
import type { Tally } from './tally.ts'
import type { PassedAlone } from './try-again.ts'

/** Tells how long each part took, what failed, and what passed alone; answers the counts of all together. */
export function tellRun(checked: Tally, { runs, seconds, passedAlone }: Parts, seed: string): Tally {
  const failed = [...checked.failed, ...runs.flatMap((run) => run.failed)]
  const parts = Object.entries(seconds).map(([part, took]) => `${part} ${took} s`)
  console.log(`\n${parts.join(', ')}`)
  const near = runs.flatMap((run) => run.near)
  if (near.length > 0) console.log(`Took more than a fifth of their limit: ${near.join('; ')}`)
  for (const { what, why } of failed) console.log(`\nFAILED: ${what}\n${why}`)
  for (const each of passedAlone) console.log(`Passed alone: ${nameOf(each, seed)}`)
  return { passed: checked.passed + runs.reduce((sum, run) => sum + run.passed, 0), failed }
}

export const nameOf = ({ file, first: { what, why } }: PassedAlone, seed: string): string =>
  `${file} (${what.replace(`${file}: `, '')}; ${why.split('\n')[0]}; seed ${seed})`
