import type { App } from '#platform/http/app.ts'
import { servePlatform } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { listOperatorCases } from './list-operator-cases.ts'
import type { OperatorParts } from './parts.ts'
import { deleteOperatorItem, dismissOperatorReports } from './settle-operator-case.ts'

export function operatorModerationRoutes(app: App, given: Omit<OperatorParts, 'units'>): void {
  const parts = { ...given, units: app.units }
  servePlatform(app, contract.listOperatorCases, (input) => listOperatorCases(input, parts))
  servePlatform(app, contract.deleteOperatorItem, (input) => deleteOperatorItem(input, parts))
  servePlatform(app, contract.dismissOperatorReports, (input) => dismissOperatorReports(input, parts))
}
