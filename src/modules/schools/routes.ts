import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { foundOr404 } from '#platform/refusal.ts'
import * as contract from './contract.ts'
import * as currency from './currency/contract.ts'
import type { Currencies } from './currency/currency-followers.ts'
import { getCurrencyChange } from './currency/get-currency-change.ts'
import { setCurrency } from './currency/set-currency.ts'
import { type IconParts, iconRoutes } from './look/icon/icon-routes.ts'
import * as look from './look/contract.ts'
import { previewLook } from './look/preview-look.ts'
import type { SitePlaces } from './site-places.ts'
import * as profile from './profile/contract.ts'
import { getProfile } from './profile/get-profile.ts'
import { updateProfile } from './profile/update-profile.ts'
import { getLegalText, getLegalTexts } from './get-legal-text.ts'
import { publishLegalText } from './publish-legal-text.ts'
import { setRefundRequestDays } from './set-refund-request-days.ts'
import { findSellingTerms } from './find-selling-terms.ts'
import { setTimeZone } from './set-time-zone.ts'

export interface SchoolRouteParts extends IconParts {
  currencies: Currencies
  sitePlaces: SitePlaces
}

export function schoolRoutes(app: App, { currencies, ...parts }: SchoolRouteParts): void {
  serveOutsideTransaction(app, contract.getSchool, async ({ school }) =>
    foundOr404(await parts.schools.view(school.id)),
  )
  serve(app, profile.getProfile, getProfile)
  serve(app, profile.updateProfile, updateProfile)
  serve(app, look.listMenuPlaces, async ({ school, language }) =>
    parts.sitePlaces.standard(foundOr404(await parts.schools.view(school.id)), language),
  )
  serve(app, look.previewLook, (ctx, input) => previewLook(ctx, input, parts))
  iconRoutes(app, parts)
  serve(app, contract.getLegalText, getLegalText)
  serve(app, contract.getLegalTexts, getLegalTexts)
  serve(app, contract.publishLegalText, publishLegalText)
  serve(app, contract.getSeller, async (ctx) => (await findSellingTerms(ctx)).seller)
  serve(app, contract.setTimeZone, setTimeZone)
  serve(app, currency.getCurrencyChange, (ctx) => getCurrencyChange(ctx, currencies))
  serve(app, currency.setCurrency, (ctx, input) => setCurrency(ctx, input, currencies))
  serve(app, contract.setRefundRequestDays, setRefundRequestDays)
}
