import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A way to the server by which no cookie comes back: to it, a browser that keeps none looks so. */
export async function aCookielessWay(serverUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const { port } = new URL(serverUrl)
  const way = createServer((asked, answer) => {
    const { cookie: _, ...headers } = asked.headers
    const onward = request({ port, method: asked.method, path: asked.url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
      answered.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  way.listen(0)
  await once(way, 'listening')
  return {
    url: `http://localhost:${(way.address() as AddressInfo).port}`,
    close: async () => {
      way.closeAllConnections()
      await new Promise((closed) => way.close(closed))
    },
  }
}
