import { createHash } from 'node:crypto'
import { globSync, statSync } from 'node:fs'
import path from 'node:path'

import { PROJECT } from './project.mjs'

const SOURCES = [
  'src/kit/**/*',
  'src/web/**/*',
  'src/platform/**/*.ts',
  'src/modules/**/ui/**/*',
  'src/modules/**/messages/*',
  'src/modules/**/{contract,policy,vocabulary}.ts',
  'src/modules/**/*-contract.ts',
  'src/providers/video/own-host/playback/**/*.ts',
  '{vite,react-router}.config.ts',
  'scripts/pages/*',
  'tsconfig.json',
  'package-lock.json',
]

/** One line that changes whenever a file the pages are built of does. */
export function fingerprintPages() {
  const files = globSync(SOURCES, { cwd: PROJECT, exclude: (name) => /\.(test\.tsx?|sql)$/.test(name) }).sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(path.join(PROJECT, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
