import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { quantile } from '../statistics.ts'

export interface Probed {
  /** milliseconds */
  p50: number
  p99: number
  longest: number
  unanswered: number
}

const ASKED_EVERY_MS = 100
const GIVE_UP_AFTER_MS = 20_000
const url = String(workerData)
const waits: number[] = []
let unanswered = 0
let isOver = false
const under = new Set<Promise<void>>()

/** On a connection of its own, as whoever looks after a process asks. */
async function ask(): Promise<void> {
  const began = performance.now()
  const isAnswered = await new Promise<boolean>((resolve) => {
    const request = http.get(url, { agent: false, timeout: GIVE_UP_AFTER_MS }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode === 200))
    })
    request.once('timeout', () => request.destroy(new Error('no answer')))
    request.once('error', () => resolve(false))
  })
  waits.push(performance.now() - began)
  if (!isAnswered) unanswered++
}

if (!parentPort) throw new Error('This is a thread of the bench')
const end = once(parentPort, 'message').then(() => (isOver = true))
while (!isOver) {
  const asking = ask().finally(() => under.delete(asking))
  under.add(asking)
  await Promise.race([pause(ASKED_EVERY_MS), end])
}
await Promise.all(under)
const probed: Probed = {
  p50: quantile(waits, 0.5),
  p99: quantile(waits, 0.99),
  longest: Math.max(...waits),
  unanswered,
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none
parentPort.postMessage(probed)
