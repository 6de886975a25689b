import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { giveAccess } from './give-access.ts'
import { takeAccess } from './take-access.ts'

export function accessRoutes(app: App): void {
  serve(app, contract.giveAccess, giveAccess)
  serve(app, contract.takeAccess, takeAccess)
}
