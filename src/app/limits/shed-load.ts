import type { App } from '#platform/http/app.ts'
import { Overloaded } from '#platform/refusal.ts'
import { bringsBody } from './bound-arrivals.ts'
import { announce, takeTurn } from './take-turn.ts'
import { findTurns, type PageOf } from './find-turn.ts'
import type { Turns } from './turns.ts'
import type { EventLoop } from './watch-event-loop.ts'

interface LoadParts {
  eventLoop: EventLoop
  turns: Turns
  pageOf: PageOf
}

const HEALTH = /^\/(healthz|readyz)(\?|$)/

/**
 * Turns away what could not be done within a second, before anything is read, found or rendered for it, so that the rest is done.
 * How the process is, is always told.
 */
export function shedLoad(app: App, { eventLoop, turns, pageOf }: LoadParts): void {
  const { turnOf, schoolFound } = findTurns(turns, pageOf)
  app.decorateRequest('turn', null)

  app.addHook('onRequest', async (request, reply) => {
    if (HEALTH.test(request.url)) return
    if (eventLoop.isLate()) throw new Overloaded()
    request.turn = turnOf(request)
    if (!request.turn) return
    if (bringsBody(request)) announce(request.turn, reply)
    else await takeTurn(request.turn, reply)
  })

  app.addHook('preHandler', async (request, reply) => {
    schoolFound(request)
    // Once the body is there, so that whoever sends it slowly takes no place.
    if (request.turn && !request.turn.isTaken) await takeTurn(request.turn, reply)
  })
}
