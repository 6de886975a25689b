import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './seller/contract.ts'
import { getSellerSettings } from './seller/get-seller-settings.ts'
import { setSeller } from './seller/set-seller.ts'

export function companyRoutes(app: App): void {
  serve(app, contract.getSellerSettings, getSellerSettings)
  serve(app, contract.setSeller, setSeller)
}
