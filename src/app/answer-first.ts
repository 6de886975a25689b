import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { App } from '#platform/http/app.ts'

/** Answers a request and says so, or leaves it to who comes next. */
type Answers = (request: IncomingMessage, response: ServerResponse) => boolean

/** Has a say before the framework routes a request, which is most of what a short answer costs. Who asks for it later is asked first. */
export function answerFirst({ server }: App, answers: Answers): void {
  const [route] = server.listeners('request') as RequestListener[]
  if (!route) throw new Error('Nothing routes requests yet')
  server.removeListener('request', route)
  server.prependListener('request', (request, response) => {
    if (!answers(request, response)) route(request, response)
  })
}
