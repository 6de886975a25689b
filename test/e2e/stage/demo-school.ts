import { setTimeout as pause } from 'node:timers/promises'

import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { MAKE_FILM_QUEUE } from '#seeds/media/queues.ts'
import { moveNow } from '../../time/move-now.ts'
import { aDataFolder } from './data-folder.ts'
import { freePorts } from '../../free-ports.ts'
import { queryIn } from './query-in.ts'
import { startProduct, stopProduct } from './start-product.ts'
import { within } from '../../limits.ts'

/** The course whose film is there; those of the others would take minutes. */
const FILMED = 'introligatorstwo-od-pierwszej-skladki'
const MADE_WITHIN = within(600_000)

/** A data folder as the first start leaves it, once all pictures of the school that journeys visit and one film are made. */
export async function makeDemoSchool(): Promise<string> {
  const dataDir = await aDataFolder()
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} })
  try {
    await moveNow(database.url)
    await startForTheFirstTime(dataDir)
  } finally {
    await database.stop()
  }
  return dataDir
}

async function startForTheFirstTime(dataDir: string): Promise<void> {
  const product = { dataDir, port: await freePorts(2), env: { DEMO_FILMS: 'on' } }
  // Nobody takes the jobs of what there is to make before it is decided which.
  await stopProduct(await startProduct({ ...product, role: 'web' }), 'SIGTERM')
  await leaveOutJobs(dataDir)
  const server = await startProduct(product)
  try {
    for (const until = Date.now() + MADE_WITHIN; !(await isWhole(dataDir)); await pause(500))
      if (Date.now() > until) throw new Error('The pictures and the film of the demo school were not made in time')
  } finally {
    await stopProduct(server, 'SIGTERM')
  }
}

async function leaveOutJobs(dataDir: string): Promise<void> {
  await queryIn(
    dataDir,
    `delete from pgboss.job j using products p where j.name = $1 and p.id = (j.data ->> 'courseId')::uuid and p.slug <> $2`,
    [MAKE_FILM_QUEUE, FILMED],
  )
  await queryIn(
    dataDir,
    `delete from pgboss.job where name like 'seeds.draw-%' and (data ->> 'schoolId')::uuid <> (select id from schools where slug = 'demo')`,
  )
}

async function isWhole(dataDir: string): Promise<boolean> {
  const [left] = await queryIn<{ jobs: number; films: number }>(
    dataDir,
    `select (select count(*)::int from pgboss.job where name like 'seeds.%' and state < 'completed') jobs,
            (select count(*)::int from videos v join lectures l on l.video_id = v.id join products p on p.id = l.course_id
             where p.slug = $1 and v.state <> 'ready') films`,
    [FILMED],
  )
  return left?.jobs === 0 && left.films === 0
}
