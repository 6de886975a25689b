import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { type Launched, launch } from './launch.ts'
import type { Cluster } from './open-cluster.ts'
import { findRunningServer } from './running-server.ts'
import { socketIn } from './socket-directory.ts'

const STARTUP_LIMIT_MS = 120_000
const POLL_MS = 15

/** Joins the server already running in the cluster's directory, ready or still recovering; launches one where there is none. */
export async function ensureRunning(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + STARTUP_LIMIT_MS
  let launched: Launched | undefined
  while (Date.now() < deadline) {
    const running = await findRunningServer(cluster.directory)
    if (running?.isReady) {
      cluster.port = running.port
      cluster.socketDirectory = running.socketDirectory
      return
    }
    if (!running && (!launched || launched.hasEnded())) {
      if (launched) await answerFailure(cluster, await launched.lastWords())
      // The server trusts a pid file, or the lock of a socket, whose number was given to another process since; we know better.
      await rm(path.join(cluster.directory, 'postmaster.pid'), { force: true })
      await rm(`${socketIn(cluster.directory, cluster.port)}.lock`, { force: true })
      launched = await launch(cluster)
    }
    await pause(POLL_MS)
  }
  throw new Error(`PostgreSQL was not ready after ${STARTUP_LIMIT_MS / 1000} seconds; see ${cluster.logFile}`)
}

async function answerFailure(cluster: Cluster, lastWords: string): Promise<void> {
  if (/could not bind|could not create any TCP/.test(lastWords)) return cluster.moveToFreePort()
  // The last server's children live on for a moment after it was killed.
  if (lastWords.includes('pre-existing shared memory block')) return pause(200)
  throw new Error(`PostgreSQL did not start:\n${lastWords}`)
}
