import type { FirstSteps } from '#modules/first-steps/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getChecklist } from './get-checklist.ts'

export function publishingRoutes(app: App, firstSteps: FirstSteps): void {
  serve(app, contract.getChecklist, (ctx, input) => getChecklist(ctx, input, firstSteps))
}
