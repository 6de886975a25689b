import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import type { HealthWork } from './health-thread.ts'
import { beat, pulseMemory } from './pulse.ts'

interface Asked {
  port: number
  host: string
  stuckAfterMs: number
  isReady: () => Promise<boolean>
}

export interface HealthListener {
  port: number
  /** says from then on that nothing more is to be sent to this process */
  unready(): void
  stop(): Promise<void>
}

const MEMORY_MEGABYTES = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }

/**
 * Answers how this process is at a port of its own, from a thread of its own: at once, however much the main one has to do, and when
 * it has stopped coming round as well. @throws CannotGoOn when the port is taken.
 */
export async function listenForHealth({ isReady, ...asked }: Asked): Promise<HealthListener> {
  const memory = pulseMemory()
  const pulse = beat(memory, isReady)
  const { thread, port } = await startThread({ memory, ...asked }).catch((error: NodeJS.ErrnoException) => {
    pulse.stop()
    if (error.code !== 'EADDRINUSE') throw error
    throw new CannotGoOn(
      `Port ${asked.port} is taken by another program. End that one, or set HEALTH_PORT to another port.`,
    )
  })
  return {
    port,
    unready: pulse.unready,
    async stop() {
      pulse.stop()
      await thread.terminate()
    },
  }
}

async function startThread(work: HealthWork): Promise<{ thread: Worker; port: number }> {
  const file = new URL('./health-thread.ts', import.meta.url)
  const thread = new Worker(file, { workerData: work, resourceLimits: MEMORY_MEGABYTES })
  const [port] = (await once(thread, 'message')) as [number]
  thread.unref()
  return { thread, port }
}
