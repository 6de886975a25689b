import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import * as contract from './contract.ts'
import { readOutlook } from './first-day.ts'
import { callOffByOwner, planByOwner } from './plan-by-owner.ts'

export function closingRoutes(app: App, { jobs }: { jobs: Jobs }): void {
  serve(app, contract.getClosing, (ctx) => readOutlook(ctx, 'owner'))
  serve(app, contract.planClosing, (ctx, input) => planByOwner(ctx, input, jobs))
  serve(app, contract.callOffClosing, (ctx) => callOffByOwner(ctx, jobs))
}
