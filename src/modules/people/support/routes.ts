import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { NotFound } from '#platform/refusal.ts'
import type { PeopleParts } from '../parts.ts'
import * as contract from './contract.ts'
import { leaveSchool, wayOut } from './leave-school.ts'
import { endSupport, letSupportIn, listSupportLeaves } from './leaves.ts'

export function supportRoutes(app: App, parts: PeopleParts): void {
  serve(app, contract.listSupportLeaves, listSupportLeaves)
  serve(app, contract.letSupportIn, letSupportIn)
  serve(app, contract.endSupport, endSupport)
  serveOutsideTransaction(app, contract.leaveSchool, (ctx, _input, exchange) => leaveSchool(ctx, exchange, parts))

  // What the page says to an operator whose leave is over leads here: a link, so that it works without a session.
  app.get('/home/left', { schema: { hide: true } }, (request, reply) => {
    const { school } = request.caller
    if (!school) throw new NotFound()
    return reply.redirect(wayOut({ school }, { request, reply }, parts), 303)
  })
}
