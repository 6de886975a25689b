import { runSuite } from './run-suite.ts'
import type { FileRun } from './suite.ts'
import type { Failure } from './tally.ts'

/** More than these failing at once are no accident. */
const AT_MOST = 10

/** What failed among the others and passes by itself. */
export interface PassedAlone {
  file: string
  first: Failure
}

/** Runs what failed once more, one file at a time and each in a new worker, where it is few. What passes then has passed. */
export async function tryAgain(
  runs: FileRun[],
  run: (again: FileRun['again']) => Promise<FileRun[]> = runSuite,
): Promise<{ runs: FileRun[]; passedAlone: PassedAlone[] }> {
  const failing = runs.filter(({ failed }) => failed.length > 0)
  if (failing.length > AT_MOST) return { runs, passedAlone: [] }
  let settled = runs.filter(({ failed }) => failed.length === 0)
  const passedAlone: PassedAlone[] = []
  for (const { file, failed, again } of failing) {
    const second = await run({ ...again, name: `once more, alone: ${file}` })
    // What was no single file's is the whole suite anew, which counts in place of what it was.
    if (!again.isAlone) settled = settled.filter((each) => each.again.name !== again.name)
    settled.push(...second)
    if (second.every((each) => each.failed.length === 0)) passedAlone.push({ file, first: failed[0]! })
  }
  return { runs: settled, passedAlone }
}
