import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import type { Fulfillables } from './fulfillable.ts'
import { extendGrant } from './extend-grant.ts'
import { giveAccess } from './give-access.ts'
import { listMyGrants, listStudentGrants } from './list-grants.ts'
import { listAllProducts } from './list-product-rows.ts'
import { revokeGrant } from './revoke-grant.ts'
import { takeAccess } from './take-access.ts'

export function accessRoutes(app: App, fulfillables: Fulfillables): void {
  serve(app, contract.listAllProducts, listAllProducts)
  serve(app, contract.giveAccess, (ctx, input) => giveAccess(ctx, input, fulfillables))
  serve(app, contract.takeAccess, (ctx, input) => takeAccess(ctx, input, fulfillables))
  serve(app, contract.listMyGrants, listMyGrants)
  serve(app, contract.listStudentGrants, listStudentGrants)
  serve(app, contract.revokeGrant, (ctx, input) => revokeGrant(ctx, input, fulfillables))
  serve(app, contract.extendGrant, (ctx, input) => extendGrant(ctx, input, fulfillables))
}
