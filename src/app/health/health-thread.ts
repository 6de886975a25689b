import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { SECOND } from '#platform/clock.ts'
import { feel } from './pulse.ts'

export interface HealthWork {
  memory: SharedArrayBuffer
  port: number
  host: string
  /** milliseconds without coming round, after which the main thread counts as stuck */
  stuckAfterMs: number
}

/** Nobody but a proxy and whoever looks after processes asks. */
const MOST_CONNECTIONS = 200
const ASKED_WITHIN = 5 * SECOND

const { memory, port, host, stuckAfterMs } = workerData as HealthWork
const main = feel(memory)

const answers: Record<string, () => { isWell: boolean; status: string }> = {
  '/healthz'() {
    const isWell = main.silentFor() < stuckAfterMs
    return { isWell, status: isWell ? 'ok' : 'stuck' }
  },
  '/readyz'() {
    const isWell = main.isReady()
    return { isWell, status: isWell ? 'ready' : 'not ready' }
  },
}

const bounds = {
  headersTimeout: ASKED_WITHIN,
  requestTimeout: ASKED_WITHIN,
  connectionsCheckingInterval: ASKED_WITHIN,
}
const server = createServer(bounds, (request, response) => {
  const answer = answers[request.url?.replace(/\?.*$/, '') ?? '']?.()
  const status = answer ? (answer.isWell ? 200 : 503) : 404
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ status: answer?.status ?? 'unknown' }))
})
server.maxConnections = MOST_CONNECTIONS
server.listen({ port, host }, () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none
  parentPort?.postMessage((server.address() as AddressInfo).port)
})
