import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { type Cruise, cruise } from './cruise.ts'

const KEPT = 'build/boundaries.json'

interface Kept extends Cruise {
  /** of all that it was made of */
  digest: string
}

/** What the source imports: as it was found when the same source was looked through last, else it is looked through now. */
export async function readBoundaries(): Promise<Cruise> {
  const digest = await digestOfSource()
  const kept = await readFile(KEPT, 'utf8').then(
    (text) => JSON.parse(text) as Kept,
    () => undefined,
  )
  if (kept?.digest === digest) return kept
  const made: Kept = { digest, ...(await cruise('src')) }
  await mkdir('build', { recursive: true })
  await writeFile(KEPT, JSON.stringify(made))
  return made
}

async function digestOfSource(): Promise<string> {
  const hash = createHash('sha256')
  const files = globSync(['src/**/*.*', '.dependency-cruiser.js', 'package.json', 'tsconfig.json'])
  for (const file of files.toSorted()) hash.update(file).update(await readFile(file).catch(() => ''))
  return hash.digest('hex')
}
