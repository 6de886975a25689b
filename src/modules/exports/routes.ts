import type { Media } from '#modules/media/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { createExport, type ExportParts } from './create-export.ts'
import { listExports } from './list-exports.ts'
import { sendExports } from './send-export.ts'

export function exportRoutes(app: App, parts: ExportParts & { media: Media }): void {
  serveOutsideTransaction(app, contract.createExport, (ctx, input, exchange) =>
    createExport(ctx, input, exchange, parts),
  )
  serve(app, contract.listExports, listExports)
  sendExports(app, parts)
}
