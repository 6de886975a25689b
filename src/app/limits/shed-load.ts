import { FairShare } from '#platform/fair-share.ts'
import type { App } from '#platform/http/app.ts'
import { Overloaded } from '#platform/refusal.ts'
import type { EventLoop } from './watch-event-loop.ts'

/** Most of a call is waiting for the database, which has its own bound. */
const CALLS = { all: 64, line: 512 }
const HEALTH = /^\/(healthz|readyz)(\?|$)/

/** Turns away at once what could not be done within seconds, so that the rest is. How the process is, is always told. */
export function shedLoad(app: App, eventLoop: EventLoop): void {
  const turns = new FairShare(CALLS)

  app.addHook('onRequest', (request, _reply, next) => {
    if (eventLoop.isLate() && !HEALTH.test(request.url)) next(new Overloaded())
    else next()
  })

  // Once the body is there, so that whoever sends it slowly takes no place.
  app.addHook('preHandler', async ({ routeOptions, caller }, reply) => {
    const { endpoint } = routeOptions.config
    if (!endpoint) return
    const leave = await turns.enter({ school: caller.school?.id, work: `${endpoint.method} ${endpoint.path}` })
    if (reply.raw.destroyed) leave()
    else reply.raw.once('close', leave)
  })
}
