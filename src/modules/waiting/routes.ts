import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { countWaiting } from './count-waiting.ts'
import type { Waiters } from './waiters.ts'

export function waitingRoutes(app: App, { waiters }: { waiters: Waiters }): void {
  serve(app, contract.countWaiting, (ctx) => countWaiting(ctx, waiters))
}
