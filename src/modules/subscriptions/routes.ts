import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
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
import { changePlan } from './changing/change-plan.ts'
import * as planContract from './changing/contract.ts'
import { listOtherPlans } from './changing/list-other-plans.ts'
import { announcePrice } from './prices/announce-price.ts'
import * as priceContract from './prices/contract.ts'
import { listAnnouncements, listPaidPlans } from './prices/list-prices.ts'
import { changeGrace } from './settings/change-grace.ts'

export function subscriptionRoutes(app: App, parts: ChargingParts & { jobs: Jobs }): void {
  const { secretKey } = app
  serve(app, contract.listMySubscriptions, listMySubscriptions)
  serve(app, contract.getMemberCard, async (ctx, asked) => ({
    ...(await getMembership(ctx, (await findOwn(ctx, asked, secretKey)).id)),
    cards_sent_to: await parts.gateways.cardsSentTo(ctx),
  }))
  serveOutsideTransaction(app, contract.changeCard, (ctx, sent) => changeCard(ctx, sent, secretKey, parts))
  serveOutsideTransaction(app, contract.confirmCharge, (ctx, sent) => confirmCharge(ctx, sent, secretKey, parts))
  serve(app, contract.cancelMembership, (ctx, sent) => cancelMembership(ctx, sent, secretKey))
  serve(app, contract.surveyCancel, (ctx, sent) => surveyCancel(ctx, sent, secretKey))
  serve(app, contract.resumeMembership, (ctx, sent) => resumeMembership(ctx, sent, secretKey))
  serve(app, contract.pauseMembership, (ctx, sent) => pauseMembership(ctx, sent, secretKey))
  serve(app, planContract.listOtherPlans, (ctx, asked) => listOtherPlans(ctx, asked, secretKey))
  serveOutsideTransaction(app, planContract.changePlan, (ctx, sent) => changePlan(ctx, sent, secretKey, parts))
  serve(app, priceContract.listPaidPlans, listPaidPlans)
  serve(app, priceContract.listAnnouncements, listAnnouncements)
  serve(app, priceContract.announcePrice, (ctx, sent) => announcePrice(ctx, sent, parts.jobs))
  serve(app, contract.listMembers, listMembers)
  serve(app, contract.getMember, getMember)
  serve(app, contract.getMemberNumbers, getMemberNumbers)
  serve(app, contract.changeGrace, changeGrace)
}
