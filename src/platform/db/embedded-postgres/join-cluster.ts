import { setTimeout as pause } from 'node:timers/promises'

import { ensureRunning } from './ensure-running.ts'
import { type Hold, holdCluster } from './hold-cluster.ts'
import type { Cluster } from './open-cluster.ts'

const LIMIT_MS = 120_000
const NOT_YET = ['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET']

/** Holds the running server; waits while it recovers from a crash or is just going down. */
export async function joinCluster(cluster: Cluster): Promise<Hold> {
  const deadline = Date.now() + LIMIT_MS
  for (;;) {
    await ensureRunning(cluster)
    try {
      return await holdCluster(cluster)
    } catch (error) {
      if (!NOT_YET.includes(String((error as { code?: string }).code)) || Date.now() > deadline) throw error
      await pause(100)
    }
  }
}
