import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

import type { Parts } from './parts.ts'
import type { Tally } from './tally.ts'
import { nameOf } from './tell-run.ts'

/** Keeps what came of a whole run in `build/last-run.json`, and the seconds of each file in `build/test-seconds.json`. */
export async function keepRun({ passed, failed }: Tally, parts: Parts, seed: string): Promise<void> {
  await mkdir('build', { recursive: true })
  await keep('last-run.json', {
    commit: await commit(),
    seed,
    factor: Number(process.env['TEST_FACTOR']),
    seconds: parts.seconds,
    passed,
    failed: failed.map(({ what }) => what),
    near_their_limit: parts.runs.flatMap(({ near }) => near),
    passed_alone: parts.passedAlone.map((each) => nameOf(each, seed)),
    most_megabytes_of_a_worker: Math.max(0, ...parts.runs.map(({ megabytes }) => megabytes)),
  })
  await keep('test-seconds.json', secondsOfFiles(parts.runs))
}

/** The dearest first. A file that ran at two moments stands with both together. */
function secondsOfFiles(runs: Parts['runs']): Record<string, number> {
  const sums = new Map<string, number>()
  for (const { file, seconds } of runs) sums.set(file, (sums.get(file) ?? 0) + seconds)
  return Object.fromEntries([...sums].sort(([, one], [, other]) => other - one))
}

const keep = (name: string, what: object) => writeFile(`build/${name}`, `${JSON.stringify(what, null, 2)}\n`)

/** Nothing where the sources came without their history. */
const commit = () =>
  promisify(execFile)('git', ['rev-parse', 'HEAD']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
