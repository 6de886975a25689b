import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import type { App } from '#platform/http/app.ts'
import { CONNECTIONS_OF_A_LISTENER, mostConnections } from './limits/bound-connections.ts'

const FEWEST = 16
/** Who finds no room in the line of a listener asks again after a second, and after three. */
const BACKLOG = 1_024

interface Listening {
  address: string
  /** takes no more connections; those that are there end with the app */
  stop(): Promise<void>
}

/**
 * Listens for connections at one address with many listeners, where the system has them share it. A listener takes one connection
 * each time the loop comes round: one alone keeps a crowd at the door while pages are rendered, and of many each keeps a part of
 * it. @throws CannotGoOn when the address is taken.
 */
export async function listen(app: App, { port, host }: { port: number; host: string }): Promise<Listening> {
  if (process.platform !== 'linux') {
    const address = await app.listen({ port, host, backlog: BACKLOG })
    return { address, stop: async () => {} }
  }
  await refuseIfTaken({ port, host })
  const options = { port, host, backlog: BACKLOG, reusePort: true }
  const address = await app.listen(options)
  const shared = { ...options, port: (app.server.address() as AddressInfo).port }
  const others: Server[] = []
  const listeners = Math.max(FEWEST, Math.floor(mostConnections() / CONNECTIONS_OF_A_LISTENER))
  for (let nth = 1; nth < listeners; nth++) {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    )
    other.listen(shared)
    await once(other, 'listening')
    others.push(other)
  }
  return {
    address,
    async stop() {
      const closed = others.map((other) => once(other, 'close'))
      for (const other of others) other.close()
      await Promise.all(closed)
    },
  }
}

/** Another process that shares its address would get half of what is meant for us, and neither would say so. */
async function refuseIfTaken({ port, host }: { port: number; host: string }): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  probe.listen({ port, host })
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new CannotGoOn(`Port ${port} is taken by another program. End that one, or set PORT to another port.`)
  })
  probe.close()
  await once(probe, 'close')
}
