import { readFile, writeFile } from 'node:fs/promises'
import type { Row } from './measure.ts'

const FILE = new URL('ratios.json', import.meta.url)
/** Who makes something so much dearer says so in the commit. */
const WORTH_SAYING = 0.1

interface Kept {
  ratio: string
  promise: string
}

/**
 * Keeps how each piece of work stands to its baseline in the repository, and answers what lost more than a tenth since it was last measured.
 * What has no baseline is not kept: it is another figure on each machine.
 */
export async function keepRatios(rows: readonly Row[]): Promise<string[]> {
  const before = JSON.parse(await readFile(FILE, 'utf8')) as Record<string, Kept>
  const measured = rows.filter(({ ratio }) => ratio !== '-')
  const now = Object.fromEntries(measured.map(({ work, ratio, promise }) => [work, { ratio, promise }]))
  const all = Object.entries({ ...before, ...now }).toSorted(([one], [other]) => one.localeCompare(other))
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
  return measured.flatMap(({ work, ratio, promise }) => {
    const known = before[work]
    const isWorse = known !== undefined && lossOf(known.ratio, ratio, promise) > WORTH_SAYING
    return isWorse ? [`${work}: ${known.ratio} before, ${ratio} now`] : []
  })
}

/** As a share of before; where little is promised, more is a loss. */
function lossOf(before: string, now: string, promise: string): number {
  const [old, fresh] = [Number.parseFloat(before), Number.parseFloat(now)]
  return promise.startsWith('≤') ? fresh / old - 1 : 1 - fresh / old
}
