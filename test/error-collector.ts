import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CollectedEvent {
  platform: string
  transaction: string
  tags: Record<string, string>
  user?: { id: string }
  exception: { values: Array<{ type: string; value: string; stacktrace?: { frames: Array<{ filename: string }> } }> }
}

export interface Collected {
  path: string
  headers: IncomingHttpHeaders
  /** as it came */
  text: string
  event: CollectedEvent
}

/** A server that takes envelopes as Sentry does: three lines of JSON for one event. */
export async function anErrorCollector() {
  const collected: Collected[] = []
  let status = 200
  const take = async (request: IncomingMessage, answer: ServerResponse) => {
    const text = Buffer.concat(await request.toArray()).toString()
    const [header, item, event] = text.split('\n').map((line) => JSON.parse(line))
    const isWhole = header.event_id === event.event_id && item.type === 'event'
    if (isWhole) collected.push({ path: request.url ?? '', headers: request.headers, text, event })
    answer.writeHead(isWhole ? status : 400, status === 429 ? { 'retry-after': '30' } : {}).end('{}')
  }
  const server = createServer((request, answer) => void take(request, answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    dsn: `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/sub/7`,
    collected,
    answerWith: (next: number) => (status = next),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
