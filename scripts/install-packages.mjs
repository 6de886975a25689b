import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { PROJECT } from './project.mjs'

const LOCK_FILE = path.join(PROJECT, 'package-lock.json')
const INSTALLED = path.join(PROJECT, 'node_modules', '.package-lock.json')
const STAMP = path.join(PROJECT, 'node_modules', '.katedra-installed')
const HEARTBEAT_MS = 10_000

/**
 * Installs what the lock file names, unless it is there already. Not by `npm ci`, which refuses a lock file written where the
 * registry has no builds for other systems. @throws Error when npm fails.
 */
export async function installPackages() {
  const wanted = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex')
  if (read(STAMP) === wanted) return
  if (!isOlder(INSTALLED, LOCK_FILE)) return writeFileSync(STAMP, wanted)

  console.log('Installing packages; this takes a minute or two')
  const startedAt = Date.now()
  const heartbeat = setInterval(
    () => console.log(`  still installing, ${Math.round((Date.now() - startedAt) / 1000)} s`),
    HEARTBEAT_MS,
  )
  const [code] = await once(runNpm(['install', '--no-save', '--include=dev']), 'exit')
  clearInterval(heartbeat)
  if (code !== 0) throw new Error('npm install failed; what it said is above')
  writeFileSync(STAMP, wanted)
}

function runNpm(options) {
  const npm = process.env.npm_execpath
  const settings = { cwd: PROJECT, stdio: 'inherit' }
  return npm ? spawn(process.execPath, [npm, ...options], settings) : spawn('npm', options, settings)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isOlder(file, than) {
  try {
    return statSync(file).mtimeMs < statSync(than).mtimeMs
  } catch {
    return true
  }
}
