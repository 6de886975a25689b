import { parseArgs } from 'node:util'

import { CannotGoOn } from '#platform/cannot-go-on.ts'

import { announce } from './start/announce.ts'
import { collectWhenIdle } from './start/collect-when-idle.ts'
import { openDatabase } from './start/open-database.ts'
import { readRoles } from './start/read-roles.ts'
import { readSettings } from './start/read-settings.ts'
import { rememberPackages } from './start/remember-packages.ts'
import { stopOnSignal } from './start/stop-on-signal.ts'

const { values } = parseArgs({ options: { role: { type: 'string', default: 'web,worker' } } })
rememberPackages()
const running: (() => Promise<void>)[] = []
const stopAll = async () => {
  for (let stop = running.pop(); stop; stop = running.pop()) await stop()
}
const signal = stopOnSignal(stopAll, console.log)

try {
  const roles = readRoles(values.role)
  const config = readSettings()
  // The modules load while the database boots.
  const [database, { migrate }, { startApp }, { keepBankRunning }, demo] = await Promise.all([
    openDatabase(config, console.log),
    import('#platform/migrations/migrate.ts'),
    import('#app/start-app.ts'),
    import('./start/keep-bank-running.ts'),
    import('./start/make-demo-schools.ts'),
  ])
  running.push(database.stop)
  await migrate(database.url)
  if (config.sandboxBank && roles.includes('web')) {
    running.push(keepBankRunning({ ...config.sandboxBank, databaseUrl: database.url }))
  }
  if (config.demoSchool) {
    await demo.writeDemoSchools(database.url)
    const hasBank = config.sandboxBank !== undefined
    if (roles.includes('worker')) running.push(await demo.keepFinishingDemoSchools(database.url, { hasBank }))
  }
  const app = await startApp({ ...config, databaseUrl: database.url }, { roles })
  running.push(app.stop)
  collectWhenIdle()
  console.log(announce(config, roles))
  signal.started()
} catch (error) {
  console.error(error instanceof CannotGoOn ? error.message : error)
  await stopAll()
  process.exit(1)
}
