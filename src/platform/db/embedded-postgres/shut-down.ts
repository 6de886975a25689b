import { setTimeout as pause } from 'node:timers/promises'

import type { Cluster } from './open-cluster.ts'
import { findRunningServer } from './running-server.ts'

const FAST_LIMIT_MS = 20_000

/** A fast shutdown, waited for; one that takes too long becomes an immediate one, which the next start recovers from. */
export async function shutDown(cluster: Cluster): Promise<void> {
  const running = await findRunningServer(cluster.directory)
  if (!running) return
  process.kill(running.pid, 'SIGINT')
  const deadline = Date.now() + FAST_LIMIT_MS
  let patient = true
  while ((await findRunningServer(cluster.directory))?.pid === running.pid) {
    if (patient && Date.now() > deadline) {
      process.kill(running.pid, 'SIGQUIT')
      patient = false
    }
    await pause(10)
  }
}
