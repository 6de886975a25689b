// The product of one worker of the journeys: what `npm start` runs, which stays from file to file. Told a port, it begins anew there
// over the demo school as it was made: the application is made again of its parts, and its bank, its database and its files with it.
import { rm } from 'node:fs/promises'
import { Client } from 'pg'

import { clock } from '#platform/clock.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { collectWhenIdle } from '../../../src/start/collect-when-idle.ts'
import { keepBankRunning } from '../../../src/start/keep-bank-running.ts'
import { readSettings } from '../../../src/start/read-settings.ts'
import { rememberPackages } from '../../../src/start/remember-packages.ts'
import { stopOnSignal } from '../../../src/start/stop-on-signal.ts'
import { copyFilesAnew } from './data-folder.ts'

/** The database of the demo school as it was made, which nobody uses. */
const MADE = 'demo_school'

const [demoSchool = ''] = process.argv.slice(2)
const { dataDir } = readSettings()
rememberPackages()
const [database, { migrate }, { startApp }] = await Promise.all([
  startEmbeddedPostgres({ dataDir, log: () => {}, fast: true }),
  import('#platform/migrations/migrate.ts'),
  import('#app/start-app.ts'),
])
await inCluster(`alter database katedra rename to ${MADE}`)
collectWhenIdle()

const running: (() => Promise<void>)[] = []
let last = Promise.resolve()
process.on('message', (port: number) => {
  last = last
    .then(() => beginAnew(port))
    .catch(async (error: unknown) => {
      console.error(error)
      await end()
      process.exit(1)
    })
})
stopOnSignal(
  () => last.then(end),
  () => {},
).started()

async function beginAnew(port: number): Promise<void> {
  await stopRunning()
  clock.moveBy(-clock.shiftMilliseconds)
  copyFilesAnew(demoSchool, dataDir)
  await inCluster('drop database if exists katedra with (force)')
  await inCluster(`create database katedra template ${MADE} strategy file_copy`)
  await migrate(database.url)
  process.env['PORT'] = String(port)
  const config = readSettings()
  if (config.sandboxBank) running.push(keepBankRunning({ ...config.sandboxBank, databaseUrl: database.url }))
  const app = await startApp({ ...config, databaseUrl: database.url }, { roles: ['web', 'worker'] })
  running.push(app.stop)
}

/** What is under way is finished first, as when the product is stopped. */
async function stopRunning(): Promise<void> {
  for (let stop = running.pop(); stop; stop = running.pop()) await stop()
  // Those of the application that was stopped: it takes a process for its own.
  for (const name of ['uncaughtException', 'unhandledRejection'] as const) process.removeAllListeners(name)
}

async function end(): Promise<void> {
  await stopRunning()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function inCluster(statement: string): Promise<void> {
  const url = new URL(database.url)
  url.pathname = '/postgres'
  const client = new Client(url.href)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
