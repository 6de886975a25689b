import { createHash } from 'node:crypto'
import path from 'node:path'
import { expect } from 'vitest'

import { seedOfRun } from '../seed-of-run.ts'

interface Draw {
  seed: number
  file: string
}

/**
 * Of the looks a journey can have, the one that the seed of the run draws for its file, as a list of one for `test.each`: all tests
 * of a file have the same, and each look comes to some half of the files.
 */
export function drawnLook<const Looks extends readonly [unknown, ...unknown[]]>(
  looks: Looks,
  { seed, file }: Draw = drawOfThisFile(),
): [Looks[number]] {
  const lot = createHash('sha1').update(`look ${seed} ${file}`).digest().readUInt32BE()
  return [looks[lot % looks.length]]
}

const drawOfThisFile = (): Draw => ({
  seed: seedOfRun(),
  file: path.basename(expect.getState().testPath ?? ''),
})
