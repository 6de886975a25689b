import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import type { ServerAccount } from './server-account.ts'
import { SYSTEM_HOME } from './system-home.ts'

const run = promisify(execFile)

/** The directory itself where the account can write in it, else a new one under /var/lib. */
export async function reachableDirectory(directory: string, account: ServerAccount): Promise<string> {
  if (account.uid === undefined) return directory
  const probe = `${directory}.probe`
  await rm(probe, { recursive: true, force: true })
  await mkdir(probe, { mode: 0o700 })
  try {
    await chown(probe, account.uid, account.gid)
    await run('/bin/sh', ['-c', 'cd "$0" && mkdir inner', probe], { ...account, cwd: '/' })
    return directory
  } catch {
    const elsewhere = path.join(SYSTEM_HOME, randomUUID())
    await mkdir(elsewhere, { recursive: true, mode: 0o755 })
    return path.join(elsewhere, 'postgres')
  } finally {
    await rm(probe, { recursive: true, force: true })
  }
}
