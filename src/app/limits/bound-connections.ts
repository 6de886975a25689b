import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { App } from '#platform/http/app.ts'

/** Left for the database, files and everything else that is opened. */
const KEPT_FREE = 200
const MOST = 10_000
const WITHOUT_KNOWN_LIMIT = 1_000
/** Each listener is an open file too, and there is one for so many connections (`../listen.ts`). */
export const CONNECTIONS_OF_A_LISTENER = 20
/** From here on the connections that do nothing make room. */
const CROWDED = 0.9

/** How many connections this process may hold, by how many files it may open. */
export function mostConnections(limits = readLimits()): number {
  const open = /^Max open files\s+(\d+|unlimited)/m.exec(limits)?.[1]
  if (open === undefined) return WITHOUT_KNOWN_LIMIT
  const files = open === 'unlimited' ? MOST : Number(open)
  const forUs = files - Math.min(KEPT_FREE, Math.ceil(files / 2))
  const connections = Math.floor(forUs / (1 + 1 / CONNECTIONS_OF_A_LISTENER))
  return Math.max(20, Math.min(MOST, connections))
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}

/**
 * Holds no more connections than there is room for. When it gets crowded, those that wait for nothing go, the oldest first; when
 * the server closes, all of them go, and each other one after its answer: a browser would keep it for a minute, and the server up.
 */
export function boundConnections(app: App, most: number): void {
  const { server } = app
  const idle = new Set<Socket>()
  let isClosing = false
  let count = 0

  server.on('connection', (socket: Socket) => {
    count++
    socket.once('close', () => {
      count--
      idle.delete(socket)
    })
    if (count > most) return void socket.destroy()
    idle.add(socket)
    if (count > most * CROWDED) oldestOf(idle)?.destroy()
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket)
    response.on('close', () => {
      if (isClosing) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of idle) socket.destroy()
  })
}

const oldestOf = (sockets: Set<Socket>): Socket | undefined => sockets.values().next().value
