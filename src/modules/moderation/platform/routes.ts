import type { App } from '#platform/http/app.ts'
import { servePlatform } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { listOperatorCases } from './list-operator-cases.ts'
import type { OperatorParts } from './parts.ts'
import { deleteOperatorItem, dismissOperatorReports } from './settle-operator-case.ts'

export function operatorModerationRoutes(app: App, given: OperatorParts): void {
  servePlatform(app, contract.listOperatorCases, (_ctx, input) =>
    listOperatorCases(input, { ...given, units: app.units }),
  )
  servePlatform(app, contract.deleteOperatorItem, (ctx, input) => deleteOperatorItem(ctx, input, given))
  servePlatform(app, contract.dismissOperatorReports, (ctx, input) => dismissOperatorReports(ctx, input, given))
}
