import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

import type { Parts } from './parts.ts'
import type { Tally } from './tally.ts'
import type { PassedAlone } from './try-again.ts'

/**
 * Tells what came of a run, its counts last, and keeps it: `build/last-run.json` (seconds of each part, counts, who passed alone)
 * and `build/test-seconds.json` (of each file, the dearest first). Answers the exit code.
 */
export async function reportRun(checked: Tally, { runs, seconds, passedAlone }: Parts, seed: string): Promise<number> {
  const passed = checked.passed + runs.reduce((sum, run) => sum + run.passed, 0)
  const failed = [...checked.failed, ...runs.flatMap((run) => run.failed)]
  const alone = passedAlone.map((each) => `Passed alone: ${each.file} (${firstLineOf(each)}; seed ${seed})`)
  await keep('last-run.json', {
    commit: await commit(),
    seed,
    factor: Number(process.env['TEST_FACTOR']),
    seconds,
    passed,
    failed: failed.map(({ what }) => what),
    passed_alone: alone,
    most_megabytes_of_a_worker: Math.max(0, ...runs.map(({ megabytes }) => megabytes)),
  })
  await keep('test-seconds.json', secondsOfFiles(runs))
  console.log(
    `\n${Object.entries(seconds)
      .map(([part, took]) => `${part}: ${took} s`)
      .join(', ')}`,
  )
  for (const { what, why } of failed) console.log(`\nFAILED: ${what}\n${why}`)
  if (alone.length > 0) console.log(`\n${alone.join('\n')}`)
  console.log(`${passed} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}

const firstLineOf = ({ file, first: { what, why } }: PassedAlone) =>
  [what.replace(`${file}: `, ''), why.split('\n')[0]].join('; ')

/** A file that ran at two moments stands with both together. */
function secondsOfFiles(runs: Parts['runs']): Record<string, number> {
  const sums = new Map<string, number>()
  for (const { file, seconds } of runs) sums.set(file, (sums.get(file) ?? 0) + seconds)
  return Object.fromEntries([...sums].sort(([, one], [, other]) => other - one))
}

const keep = async (name: string, what: object) => {
  await mkdir('build', { recursive: true })
  await writeFile(`build/${name}`, `${JSON.stringify(what, null, 2)}\n`)
}

/** Nothing where the sources came without their history. */
const commit = () =>
  promisify(execFile)('git', ['rev-parse', 'HEAD']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
