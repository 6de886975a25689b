import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { freePorts } from '../free-ports.ts'
import { answers } from './stage/start-product.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'katedra-stop-'))
})
afterEach(async () => {
  await (await startEmbeddedPostgres({ dataDir, log: () => {} })).stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('SIGTERM to npm start stops the product and its database, and npm waits for them', async () => {
  const port = await freePorts(2)
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO_FILMS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  try {
    await answers(`http://localhost:${port}/readyz`, npm)
    npm.kill('SIGTERM')
    expect(await once(npm, 'exit')).toEqual([0, null])
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow('fetch failed')
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  } finally {
    killGroup(npm.pid!)
  }
})

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing of it is left, as it should be.
  }
}
