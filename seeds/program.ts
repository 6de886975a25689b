// Makes the demo schools (`write`), or does what is left to do for them while the site is up (`finish`: draws, films, tells the bank), and ends.
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { assignJobs } from '#app/assign-jobs.ts'
import { connectParts } from '#app/connect-parts.ts'
import { SECOND } from '#platform/clock.ts'
import { loadConfig } from '#platform/config.ts'
import { demoBankJobs } from './bank/jobs.ts'
import { TELL_BANK_QUEUE } from './bank/queue.ts'
import { queueUntold } from './bank/queue-untold.ts'
import { demoMediaJobs } from './media/jobs.ts'
import { DEMO_MEDIA_QUEUES } from './media/queues.ts'
import { seedDemoSchools } from './seed-demo-schools.ts'
import { isDemoWorkLeft } from './what-is-made.ts'

const CONNECTIONS = 4
const LOW_PRIORITY = 10
const FINISH_WITHIN = 20 * SECOND

const { databaseUrl = '', ...config } = loadConfig(process.env)
const parts = connectParts({ ...config, databaseUrl, databaseConnections: CONNECTIONS })
const { boss, jobs, units } = parts
boss.on('error', (error) => console.error(error))
assignJobs(parts)
demoBankJobs(jobs, parts)
demoMediaJobs(jobs, parts)

const end = async () => {
  parts.stopping.abort()
  await jobs.stopWorking()
  await boss.stop({ graceful: true, timeout: FINISH_WITHIN })
  process.exit(0)
}
process.once('SIGTERM', () => void end())
process.once('disconnect', () => process.exit(1))

await boss.start()
if (process.argv[2] === 'write') {
  await jobs.createQueues(parts.reactions)
  await seedDemoSchools({ units, jobs, films: config.demoFilms })
} else {
  setPriority(LOW_PRIORITY)
  if (config.sandboxBank) await queueUntold(parts)
  await jobs.workOff([TELL_BANK_QUEUE, ...DEMO_MEDIA_QUEUES])
  while (await isDemoWorkLeft(databaseUrl)) await pause(SECOND)
}
await end()
