import type { LetterParts } from '#modules/mails/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getGuestCalendar, getGuestTicket } from './get-guest-ticket.ts'
import { nameGuest } from './name-guest.ts'

export function guestRoutes(app: App, parts: LetterParts): void {
  serveOutsideTransaction(app, contract.nameGuest, (ctx, input, exchange) => nameGuest(ctx, input, exchange, parts))
  serve(app, contract.getGuestTicket, getGuestTicket)
  serve(app, contract.getGuestCalendar, getGuestCalendar)
}
