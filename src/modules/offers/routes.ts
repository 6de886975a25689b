import type { Fulfillables } from '#modules/access/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as bumps from './bumps/contract.ts'
import { listBumps } from './bumps/list-bumps.ts'
import { deleteBump, orderBumps } from './bumps/place-bumps.ts'
import { createBump, updateBump } from './bumps/store-bump.ts'
import * as codes from './codes/contract.ts'
import { deleteCode } from './codes/delete-code.ts'
import { getCode } from './codes/get-code.ts'
import { listCodes } from './codes/list-codes.ts'
import { resumeCode, stopCode } from './codes/stop-code.ts'
import { createCode, updateCode } from './codes/store-code.ts'
import { quoteRoutes } from './quote-routes.ts'
import * as upsells from './upsells/contract.ts'
import { deleteUpsell, getEditableUpsell, storeUpsell } from './upsells/store-upsell.ts'

/** What is offered beside a product and after it, and for less; what a purchase would cost with it. */
export function offerRoutes(app: App, parts: { fulfillables: Fulfillables }): void {
  quoteRoutes(app, parts)
  serve(app, bumps.listBumps, listBumps)
  serve(app, bumps.createBump, createBump)
  serve(app, bumps.updateBump, updateBump)
  serve(app, bumps.orderBumps, orderBumps)
  serve(app, bumps.deleteBump, deleteBump)
  serve(app, upsells.getEditableUpsell, getEditableUpsell)
  serve(app, upsells.storeUpsell, storeUpsell)
  serve(app, upsells.deleteUpsell, deleteUpsell)
  serve(app, codes.listCodes, listCodes)
  serve(app, codes.getCode, getCode)
  serve(app, codes.createCode, createCode)
  serve(app, codes.updateCode, updateCode)
  serve(app, codes.stopCode, stopCode)
  serve(app, codes.resumeCode, resumeCode)
  serve(app, codes.deleteCode, deleteCode)
}
