import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import type { Fulfillables } from './fulfillable.ts'
import { extendGrant } from './extend-grant.ts'
import { giveAccess } from './give-access.ts'
import { listMyGrants, listStudentGrants } from './list-grants.ts'
import { listAllProducts } from './list-product-rows.ts'
import { listOwned } from './owned/list-owned.ts'
import type { OwnedLists } from './owned/owned-lists.ts'
import { revokeGrant } from './revoke-grant.ts'
import { takeAccess } from './take-access.ts'

export interface AccessParts {
  fulfillables: Fulfillables
  owned: OwnedLists
}

export function accessRoutes(app: App, { fulfillables, owned }: AccessParts): void {
  serve(app, contract.listOwned, (ctx) => listOwned(ctx, owned))
  serve(app, contract.listAllProducts, listAllProducts)
  serve(app, contract.giveAccess, (ctx, input) => giveAccess(ctx, input, fulfillables))
  serve(app, contract.takeAccess, (ctx, input) => takeAccess(ctx, input, fulfillables))
  serve(app, contract.listMyGrants, listMyGrants)
  serve(app, contract.listStudentGrants, listStudentGrants)
  serve(app, contract.revokeGrant, (ctx, input) => revokeGrant(ctx, input, fulfillables))
  serve(app, contract.extendGrant, (ctx, input) => extendGrant(ctx, input, fulfillables))
}
