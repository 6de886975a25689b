import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { makeDemoSchool } from '../../e2e/stage/demo-school.ts'

const KEPT = 'node_modules/.cache/demo-school'
const MADE_OF = ['seeds/**/*', 'migrations/**/*', 'package-lock.json']

/** The data folder of a demo school for journeys to begin from. The first run makes it, in minutes, and each after what it is made of changed. */
export async function keptDemoSchool(root: string, make = makeDemoSchool): Promise<string> {
  const kept = path.join(root, KEPT)
  const school = path.join(kept, fingerprint(root))
  if (existsSync(school)) return school
  console.log('Making the demo school that journeys begin from; this takes minutes, and is kept')
  const made = await make()
  await rm(kept, { recursive: true, force: true })
  await mkdir(kept, { recursive: true })
  // It may come from another disk, and is there whole or not at all.
  await cp(made, `${school}.part`, { recursive: true })
  await rename(`${school}.part`, school)
  await rm(made, { recursive: true, force: true })
  return school
}

function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const files = globSync(MADE_OF, { cwd: root, withFileTypes: true, exclude: (file) => file.name.endsWith('.test.ts') })
    .filter((file) => file.isFile())
    .map((file) => path.relative(root, path.join(file.parentPath, file.name)))
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
