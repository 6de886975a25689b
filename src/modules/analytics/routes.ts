import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getDashboard } from './get-dashboard.ts'
import { listActivity } from './list-activity.ts'
import * as numbers from './numbers/contract.ts'
import { getCodeReport } from './numbers/get-code-report.ts'
import { getProductNumbers } from './numbers/get-product-numbers.ts'

export function analyticsRoutes(app: App): void {
  serve(app, contract.getDashboard, getDashboard)
  serve(app, contract.listActivity, listActivity)
  serve(app, numbers.getProductNumbers, getProductNumbers)
  serve(app, numbers.getCodeReport, getCodeReport)
}
