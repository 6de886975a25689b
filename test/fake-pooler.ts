import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface PoolerRules {
  /** who is free longest goes next, in place of who was last */
  inTurn?: boolean
  /** what a connection is opened with does not reach the database */
  keepsBackOptions?: boolean
}

interface Lent {
  socket: Socket
  client: Client | undefined
}

interface Client {
  socket: Socket
  server: Lent | undefined
  /** rounds that are asked for and not answered */
  open: number
}

const HEAD = 4
const SYNC = 'S'.charCodeAt(0)
const QUERY = 'Q'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)
const GOODBYE = 'X'.charCodeAt(0)

/** A way to a database as a pooler in transaction mode is one: each client signs in by itself, then all share their connections. */
export async function aTransactionPooler(databaseUrl: string, { inTurn, keepsBackOptions }: PoolerRules = {}) {
  const { hostname, port } = new URL(databaseUrl)
  const free: Lent[] = []
  const sockets = new Set<Socket>()
  const kept = (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined))
    return socket
  }
  const take = () => (inTurn ? free.shift() : free.pop())

  const server = createServer((socket) => {
    const client: Client = { socket: kept(socket), server: undefined, open: 1 }
    const read = messagesOf()
    let hasBegun = false
    socket.on('data', (data: Buffer) => {
      if (!hasBegun) {
        hasBegun = true
        client.server = opened(client)
        client.server.socket.write(keepsBackOptions ? withoutOptions(data) : data)
        return
      }
      for (const { type, status: _, bytes } of read(data)) {
        if (type === GOODBYE) return socket.end()
        client.server ??= take()
        if (!client.server) throw new Error('The pooler has no connection left')
        client.server.client = client
        if (type === SYNC || type === QUERY) client.open++
        client.server.socket.write(bytes)
      }
    })
  })

  function opened(client: Client): Lent {
    const lent: Lent = { socket: kept(connect(Number(port), hostname)), client }
    const read = messagesOf()
    lent.socket.on('data', (data: Buffer) => {
      for (const { type, status, bytes } of read(data)) {
        const asking = lent.client
        asking?.socket.write(bytes)
        if (type !== READY || !asking) continue
        asking.open--
        if (asking.open > 0 || status !== IDLE) continue
        asking.server = lent.client = undefined
        free.push(lent)
      }
    })
    return lent
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  url.searchParams.delete('host')
  return {
    url: url.href,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Whole messages, in whatever pieces they come. */
function messagesOf() {
  let rest = Buffer.alloc(0)
  return (data: Buffer) => {
    rest = Buffer.concat([rest, data])
    const found: { type: number; status: number; bytes: Buffer }[] = []
    while (rest.length > HEAD && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1)
      found.push({ type: rest[0]!, status: rest[1 + HEAD]!, bytes: rest.subarray(0, end) })
      rest = rest.subarray(end)
    }
    return found
  }
}

/** A first message (its length, the protocol's version, names and values) with less in it. */
function withoutOptions(first: Buffer): Buffer {
  const version = first.subarray(HEAD, 2 * HEAD)
  const words = first
    .subarray(2 * HEAD)
    .toString()
    .split('\0')
  const kept = words.flatMap((name, at) =>
    at % 2 === 0 && name !== '' && name !== 'options' ? [name, words[at + 1]!] : [],
  )
  const body = Buffer.concat([version, Buffer.from(`${kept.join('\0')}\0\0`)])
  const length = Buffer.alloc(HEAD)
  length.writeUInt32BE(HEAD + body.length)
  return Buffer.concat([length, body])
}
