import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#platform/http/app.ts'
import { isPlainForm } from '#platform/http/plain-form.ts'
import { wantsShortPage } from '#platform/http/short-page.ts'
import type { WordError } from '#platform/http/word-errors.ts'
import { Overloaded } from '#platform/refusal.ts'
import { answerFirst } from '../answer-first.ts'
import { answerOverload } from './answer-overload.ts'
import { bringsBody } from './bound-arrivals.ts'
import { announce, takeTurn, takeTurnAtOnce } from './take-turn.ts'
import { findTurns, type PageOf } from './find-turn.ts'
import type { Turns } from './turns.ts'
import type { EventLoop } from './watch-event-loop.ts'

interface LoadParts {
  eventLoop: EventLoop
  turns: Turns
  pageOf: PageOf
  word: WordError
}

const HEALTH = /^\/(healthz|readyz)(\?|$)/

/**
 * Turns away what could not be done within a second, before anything is read, found or rendered for it, so that the rest is done.
 * How the process is, is always told.
 */
export function shedLoad(app: App, { eventLoop, turns, pageOf, word }: LoadParts): void {
  const { turnAtAddress, turnOf, hasToWait, schoolFound } = findTurns(turns, pageOf)
  const refuse = answerOverload(app, word)
  app.decorateRequest('turn', null)
  answerFirst(app, (request, response) => {
    if (!turns.calls.mayBeFull() && !eventLoop.isLate()) return false
    const turn = turnAtAddress(request)
    const isTooMuch = turn !== undefined && (eventLoop.isLate() || turn.share.refuses(turn.claimant))
    if (!isTooMuch || isPlainForm(request)) return false
    refuse(request, response)
    return true
  })

  app.addHook('onRequest', (request, reply, goOn) => {
    if (HEALTH.test(request.url)) return goOn()
    if (!eventLoop.isLate()) {
      request.turn = turnOf(request)
      if (!request.turn || (!bringsBody(request) && takeTurnAtOnce(request.turn, reply))) return goOn()
    }
    wait(request, reply).then(() => goOn(), goOn)
  })

  const wait = async (request: FastifyRequest, reply: FastifyReply) => {
    hasToWait(request)
    try {
      if (!request.turn) throw new Overloaded()
      if (bringsBody(request)) {
        announce(request.turn, request, reply)
        // What came in one piece with its head has been read by then.
        await nextTurn()
        if (!request.raw.complete) return
      }
      await takeTurn(request.turn, reply)
    } catch (error) {
      // A form is led back to its page.
      if (!(error instanceof Overloaded) || isPlainForm(request)) throw error
      reply.hijack()
      refuse(request, reply.raw, { isPage: wantsShortPage(request) })
    }
  }

  app.addHook('preHandler', (request, reply, goOn) => {
    schoolFound(request)
    // Once the body is there, so that whoever sends it slowly takes no place.
    if (!request.turn || request.turn.isTaken) return goOn()
    takeTurn(request.turn, reply).then(() => goOn(), goOn)
  })
}
