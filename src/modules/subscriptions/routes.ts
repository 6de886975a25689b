import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { changeCard } from './cards/change-card.ts'
import { confirmCharge } from './cards/confirm-charge.ts'
import * as contract from './contract.ts'
import { findOwn } from './find-own.ts'
import { cancelMembership } from './leaving/cancel-membership.ts'
import { pauseMembership } from './leaving/pause-membership.ts'
import { resumeMembership } from './leaving/resume-membership.ts'
import { surveyCancel } from './leaving/survey-cancel.ts'
import { getMembership, listMySubscriptions } from './list-my-subscriptions.ts'
import { getMember } from './panel/get-member.ts'
import { getMemberNumbers } from './panel/get-numbers.ts'
import { listMembers } from './panel/list-members.ts'
import type { ChargingParts } from './parts.ts'
import { changeGrace } from './settings/change-grace.ts'

export function subscriptionRoutes(app: App, parts: ChargingParts): void {
  const { secretKey } = app
  serve(app, contract.listMySubscriptions, listMySubscriptions)
  serve(app, contract.getMemberCard, async (ctx, asked) =>
    getMembership(ctx, (await findOwn(ctx, asked, secretKey)).id),
  )
  serveOutsideTransaction(app, contract.changeCard, (ctx, sent) => changeCard(ctx, sent, secretKey, parts))
  serveOutsideTransaction(app, contract.confirmCharge, (ctx, sent) => confirmCharge(ctx, sent, secretKey, parts))
  serve(app, contract.cancelMembership, (ctx, sent) => cancelMembership(ctx, sent, secretKey))
  serve(app, contract.surveyCancel, (ctx, sent) => surveyCancel(ctx, sent, secretKey))
  serve(app, contract.resumeMembership, (ctx, sent) => resumeMembership(ctx, sent, secretKey))
  serve(app, contract.pauseMembership, (ctx, sent) => pauseMembership(ctx, sent, secretKey))
  serve(app, contract.listMembers, listMembers)
  serve(app, contract.getMember, getMember)
  serve(app, contract.getMemberNumbers, getMemberNumbers)
  serve(app, contract.changeGrace, changeGrace)
}
