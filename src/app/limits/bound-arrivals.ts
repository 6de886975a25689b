import { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { SECOND } from '#platform/clock.ts'
import type { App } from '#platform/http/app.ts'
import { Overloaded } from '#platform/refusal.ts'
import { everyNowAndThen } from './every-now-and-then.ts'

export interface ArrivalRules {
  /** a body may take so long before anyone looks how fast it comes */
  graceMs: number
  /** from then on, on average */
  bytesPerSecond: number
  /** without a single byte */
  silenceMs: number
  /** of bodies that are held in memory while they arrive, all together */
  heldBytes: number
}

export const ARRIVAL_RULES: ArrivalRules = {
  graceMs: 20 * SECOND,
  bytesPerSecond: 1_000,
  silenceMs: 30 * SECOND,
  heldBytes: 96 * 1024 * 1024,
}

interface Arrival {
  raw: IncomingMessage
  startedAt: number
  /** of the connection, which may have carried other requests */
  bytesBefore: number
  bytesSeen: number
  seenAt: number
}

/** Closes the connections of bodies that are sent too slowly to be meant, and takes no more of them at once than memory has room for. */
export function boundArrivals(app: App, rules: ArrivalRules = ARRIVAL_RULES): void {
  const { log } = app
  const arrivals = new Set<Arrival>()
  let held = 0

  app.addHook('onRequest', (request, _reply, next) => {
    const { raw } = request
    if (!bringsBody(request)) return next()
    const size = heldBytesOf(request)
    if (held + size > rules.heldBytes) return next(new Overloaded())
    held += size
    const now = Date.now()
    const { bytesRead } = raw.socket
    const arrival = { raw, startedAt: now, bytesBefore: bytesRead, bytesSeen: bytesRead, seenAt: now }
    arrivals.add(arrival)
    raw.once('close', () => {
      arrivals.delete(arrival)
      held -= size
    })
    next()
  })

  const look = () => {
    for (const arrival of arrivals) {
      if (!isTooSlow(arrival, rules)) continue
      log.warn('a body came too slowly')
      const { socket } = arrival.raw
      socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      socket.destroySoon()
    }
  }
  const stopLooking = everyNowAndThen(Math.min(2 * SECOND, rules.graceMs / 2), look, log)
  app.addHook('onClose', async () => stopLooking())
}

/** Only what comes over the network: calls of our own pages are made in process. */
export const bringsBody = ({ raw, headers }: FastifyRequest): boolean =>
  raw instanceof IncomingMessage &&
  (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined)

/** Calls are parsed whole; uploads go to the disk as they come. */
function heldBytesOf({ headers, routeOptions }: FastifyRequest): number {
  if (!routeOptions.config.endpoint) return 0
  return Number(headers['content-length'] ?? routeOptions.bodyLimit)
}

function isTooSlow(arrival: Arrival, { graceMs, bytesPerSecond, silenceMs }: ArrivalRules): boolean {
  const { raw, startedAt, bytesBefore } = arrival
  const { bytesRead } = raw.socket
  const now = Date.now()
  const isOurTurn = raw.readableLength >= raw.readableHighWaterMark
  if (isOurTurn || bytesRead > arrival.bytesSeen) {
    arrival.bytesSeen = bytesRead
    arrival.seenAt = now
  }
  if (now - arrival.seenAt > silenceMs) return true
  const elapsed = now - startedAt
  return !isOurTurn && elapsed > graceMs && (bytesRead - bytesBefore) / (elapsed / SECOND) < bytesPerSecond
}
