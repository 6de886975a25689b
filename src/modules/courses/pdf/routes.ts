import type { Media } from '#modules/media/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { createPdf } from './create-pdf.ts'
import { deletePdf } from './delete-pdf.ts'
import { getPdf } from './get-pdf.ts'
import { showPdf } from './show-pdf.ts'

export function pdfRoutes(app: App, media: Media): void {
  serve(app, contract.getPdf, getPdf)
  serveOutsideTransaction(app, contract.createPdf, (ctx, input) => createPdf(ctx, input, media))
  serveOutsideTransaction(app, contract.showPdf, (ctx, input) => showPdf(ctx, input, media))
  serveOutsideTransaction(app, contract.deletePdf, (ctx, input) => deletePdf(ctx, input, media))
}
