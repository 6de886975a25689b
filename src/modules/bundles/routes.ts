import type { Fulfillables } from '#modules/access/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { changeBundleParts } from './change-bundle-parts.ts'
import * as contract from './contract.ts'
import { createBundle } from './create-bundle.ts'
import { duplicateBundle } from './duplicate-bundle.ts'
import { getBundlePage } from './get-bundle-page.ts'
import { listBundleParts } from './list-bundle-parts.ts'
import { listMyBundles } from './list-my-bundles.ts'
import { listPanelBundles } from './list-panel-bundles.ts'

export function bundleRoutes(app: App, fulfillables: Fulfillables): void {
  serve(app, contract.getBundlePage, getBundlePage)
  serve(app, contract.listMyBundles, listMyBundles)
  serve(app, contract.listPanelBundles, listPanelBundles)
  serve(app, contract.createBundle, createBundle)
  serve(app, contract.duplicateBundle, duplicateBundle)
  serve(app, contract.listBundleParts, listBundleParts)
  serve(app, contract.changeBundleParts, (ctx, input) => changeBundleParts(ctx, input, fulfillables))
}
