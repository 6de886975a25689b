import type { Media } from '#modules/media/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { previewFormula as previewFormulaContract } from './contract.ts'
import * as files from './files/contract.ts'
import { createBlockFile } from './files/create-file.ts'
import { keepBlockFile } from './files/keep-file.ts'
import * as films from './films/contract.ts'
import { createBlockFilm } from './films/create-film.ts'
import { previewFormula } from './formulas/preview-formula.ts'

export function contentRoutes(app: App, media: Media): void {
  serve(app, previewFormulaContract, previewFormula)
  serveOutsideTransaction(app, files.createBlockFile, (ctx, input) => createBlockFile(ctx, input, media))
  serveOutsideTransaction(app, films.createBlockFilm, (ctx, input) => createBlockFilm(ctx, input, media))
  serveOutsideTransaction(app, files.keepBlockFile, (ctx, input) => keepBlockFile(ctx, input, media))
}
