import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { findInPanel } from './find-in-panel.ts'
import type { Finders } from './finders.ts'

export function paletteRoutes(app: App, { finders }: { finders: Finders }): void {
  serve(app, contract.findInPanel, (ctx, asked) => findInPanel(ctx, asked, finders))
}
