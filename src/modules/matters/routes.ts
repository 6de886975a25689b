import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { listMatters } from './list-matters.ts'

export function matterRoutes(app: App): void {
  serve(app, contract.listMatters, listMatters)
}
