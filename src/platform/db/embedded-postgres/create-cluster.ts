import { execFile } from 'node:child_process'
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import type { ServerAccount } from './server-account.ts'

const run = promisify(execFile)

interface NewCluster {
  directory: string
  password: string
  account: ServerAccount
  binaries: string
  fast: boolean
}

/** Made aside and renamed when whole, so that a killed first start leaves no half of a cluster. */
export async function createCluster({ directory, password, account, binaries, fast }: NewCluster): Promise<void> {
  const workshop = `${directory}.new`
  const passwordFile = path.join(workshop, 'password')
  await rm(workshop, { recursive: true, force: true })
  await mkdir(workshop, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account.uid !== undefined) {
    await chown(passwordFile, account.uid, account.gid)
    await chown(workshop, account.uid, account.gid)
  }
  const options = [
    `--pgdata=${path.join(workshop, 'cluster')}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Unicode rules without the system's own locales; Polish order is asked for by COLLATE "pl-x-icu".
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(fast ? ['--no-sync'] : []),
  ]
  await run(path.join(binaries, 'initdb'), options, { ...account, cwd: '/', env: { TZ: 'UTC' } })
  await rename(path.join(workshop, 'cluster'), directory)
  await rm(workshop, { recursive: true, force: true })
}
