import { mkdir, realpath } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

import { readRecord } from './embedded-postgres/cluster-record.ts'
import { joinCluster } from './embedded-postgres/join-cluster.ts'
import { openCluster } from './embedded-postgres/open-cluster.ts'
import { shutDown } from './embedded-postgres/shut-down.ts'
import { withStartLock } from './embedded-postgres/start-lock.ts'

export interface EmbeddedPostgres {
  /** The superuser's address of the database `katedra`. */
  url: string
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  log(line: string): void
  /** For tests: what was committed may be lost when the machine stops. */
  fast?: boolean
}

const RESTART_PAUSE_MS = 1000

/** Whether a data folder has a database already, running or not. */
export const hasEmbeddedPostgres = async (dataDir: string): Promise<boolean> =>
  (await readRecord(dataDir)) !== undefined

/**
 * Starts the PostgreSQL kept in `${dataDir}/postgres`, or joins the one already running there, and restarts it when it
 * dies. `stop` shuts it down unless another process still uses it. Refuses when it cannot be started, with its last words.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, fast = false } = options
  await mkdir(dataDir, { recursive: true })
  const home = await realpath(dataDir)
  let isStopping = false

  const start = () =>
    withStartLock(home, async () => {
      const cluster = await openCluster(home, { log, fast })
      return { cluster, hold: await joinCluster(cluster) }
    })

  let running = await start()

  const keepRunning = async () => {
    while (!isStopping) {
      await running.hold.lost
      if (isStopping) return
      log('The embedded PostgreSQL went away; starting it again')
      try {
        running = await start()
      } catch (error) {
        log(String(error))
        await pause(RESTART_PAUSE_MS, undefined, { ref: false })
      }
    }
  }
  void keepRunning()

  return {
    url: running.cluster.urlOf('katedra'),
    async stop() {
      isStopping = true
      await withStartLock(home, async () => {
        if (await running.hold.releaseAsLast()) await shutDown(running.cluster)
      })
    },
  }
}
