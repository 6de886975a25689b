import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { changeOpenings } from './change-openings.ts'
import * as contract from './contract.ts'
import { createMembership } from './create-membership.ts'
import { duplicateMembership } from './duplicate-membership.ts'
import { getMembershipPage } from './get-membership-page.ts'
import { getOpenings } from './get-openings.ts'
import { listMyMemberships } from './list-my-memberships.ts'
import { listPanelMemberships } from './list-panel-memberships.ts'

export function membershipRoutes(app: App): void {
  serve(app, contract.getMembershipPage, getMembershipPage)
  serve(app, contract.listMyMemberships, listMyMemberships)
  serve(app, contract.listPanelMemberships, listPanelMemberships)
  serve(app, contract.createMembership, createMembership)
  serve(app, contract.duplicateMembership, duplicateMembership)
  serve(app, contract.getOpenings, getOpenings)
  serve(app, contract.changeOpenings, changeOpenings)
}
