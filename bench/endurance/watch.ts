import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WebProcess } from '../house/web-process.ts'
import { withBaseline } from '../house/baseline.ts'
import type { Probed } from './probe-thread.ts'

export interface Watched {
  /** how soon the process told that it lives, by a thread of its own */
  health: Probed
  /** the same where all else is asked for */
  healthAmongAll: Probed
  /** how soon a program that does nothing else answered on the same machine meanwhile */
  control: Probed
  /** megabytes */
  mostMemory: number
}

const LOOKED_AT_EVERY_MS = 100

/** Looks at a process while something is done to it, from a thread of its own, and at a bare server beside it. */
export async function watching(web: WebProcess, work: () => Promise<void>): Promise<Watched> {
  return withBaseline('constant', { BYTES: 15 }, async (control) => {
    const probes = [`${web.healthUrl}/healthz`, `http://127.0.0.1:${new URL(web.url).port}/healthz`, `${control}/`].map(
      probing,
    )
    let mostMemory = 0
    const notice = async () => {
      mostMemory = Math.max(mostMemory, await web.memory())
    }
    const look = setInterval(() => void notice(), LOOKED_AT_EVERY_MS)
    try {
      await work()
    } finally {
      clearInterval(look)
    }
    const [health, healthAmongAll, beside] = await Promise.all(probes.map((end) => end()))
    return { health: health!, healthAmongAll: healthAmongAll!, control: beside!, mostMemory }
  })
}

/** Asks an address ten times a second, whether or not it is answered. Returns what ends it. */
function probing(url: string): () => Promise<Probed> {
  const thread = new Worker(new URL('./probe-thread.ts', import.meta.url), { workerData: url })
  return async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none
    thread.postMessage('end')
    const [probed] = (await once(thread, 'message')) as [Probed]
    return probed
  }
}
