import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import type { SessionFinder } from './find-session.ts'
import type { CookieRules } from './session-cookie.ts'
import { whoIsLooking } from './who-is-looking.ts'

export interface PeopleParts {
  sessions: SessionFinder
  cookies: CookieRules
}

export function peopleRoutes(app: App, { cookies }: PeopleParts): void {
  serve(app, contract.whoIsLooking, (ctx, _input, exchange) => whoIsLooking(ctx, exchange, cookies))
}
