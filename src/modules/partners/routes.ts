import type { LetterParts } from '#modules/mails/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { deletePartner, endPartner, resumePartner } from './end-partner.ts'
import { getPartner } from './get-partner.ts'
import { getPartnerReport, listPartners } from './list-partners.ts'
import { getPartnerPage } from './own-page.ts'
import { endPartnerPage, makePartnerPage } from './page-address.ts'
import { addPayout, deletePayout, listPayouts } from './payouts/payouts.ts'
import { createPartner, updatePartner } from './store-partner.ts'

export function partnerRoutes(app: App, parts: LetterParts): void {
  serve(app, contract.listPartners, listPartners)
  serve(app, contract.getPartnerReport, getPartnerReport)
  serve(app, contract.getPartner, getPartner)
  serve(app, contract.createPartner, createPartner)
  serve(app, contract.updatePartner, updatePartner)
  serve(app, contract.endPartner, endPartner)
  serve(app, contract.resumePartner, resumePartner)
  serve(app, contract.deletePartner, deletePartner)
  serve(app, contract.makePartnerPage, (ctx, input) => makePartnerPage(ctx, input, parts))
  serve(app, contract.endPartnerPage, endPartnerPage)
  serve(app, contract.listPayouts, listPayouts)
  serve(app, contract.addPayout, addPayout)
  serve(app, contract.deletePayout, deletePayout)
  serve(app, contract.getPartnerPage, getPartnerPage)
}
