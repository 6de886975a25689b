import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getUse } from './get-use.ts'

export function limitRoutes(app: App): void {
  serve(app, contract.getUse, getUse)
}
