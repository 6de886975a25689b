import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { foundOr404 } from '#platform/refusal.ts'
import * as contract from './contract.ts'
import type { SchoolFinder } from './find-school.ts'
import { getLegalText, getLegalTexts } from './get-legal-text.ts'
import { publishLegalText } from './publish-legal-text.ts'
import { setRefundRequestDays } from './set-refund-request-days.ts'
import { findSellingTerms } from './find-selling-terms.ts'
import { setSeller } from './set-seller.ts'
import { setTimeZone } from './set-time-zone.ts'

export function schoolRoutes(app: App, finder: SchoolFinder): void {
  serveOutsideTransaction(app, contract.getSchool, async ({ school }) => foundOr404(await finder.view(school.id)))
  serve(app, contract.getLegalText, getLegalText)
  serve(app, contract.getLegalTexts, getLegalTexts)
  serve(app, contract.publishLegalText, publishLegalText)
  serve(app, contract.getSeller, async (ctx) => (await findSellingTerms(ctx)).seller)
  serve(app, contract.setSeller, setSeller)
  serve(app, contract.setTimeZone, setTimeZone)
  serve(app, contract.setRefundRequestDays, setRefundRequestDays)
}
