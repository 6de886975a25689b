import type { Media } from '#modules/media/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { deleteComponent } from './delete-component.ts'
import { duplicateComponent } from './duplicate-component.ts'
import * as files from './files/contract.ts'
import { createComponentFile } from './files/create-file.ts'
import { keepComponentFile } from './files/keep-file.ts'
import { listComponents } from './list-components.ts'
import { moveComponent } from './move-component.ts'
import { orderComponents } from './order-components.ts'
import { previewFormula } from './preview-formula.ts'
import { restoreComponent } from './restore-component.ts'
import { storeComponent } from './store-component.ts'
import { updateComponent } from './update-component.ts'

export function componentRoutes(app: App, media: Media): void {
  serve(app, contract.listComponents, listComponents)
  serve(app, contract.previewFormula, previewFormula)
  serve(app, contract.storeComponent, storeComponent)
  serve(app, contract.orderComponents, orderComponents)
  serve(app, contract.updateComponent, updateComponent)
  serve(app, contract.deleteComponent, deleteComponent)
  serve(app, contract.restoreComponent, restoreComponent)
  serve(app, contract.duplicateComponent, duplicateComponent)
  serve(app, contract.moveComponent, moveComponent)
  serveOutsideTransaction(app, files.createComponentFile, (ctx, input) => createComponentFile(ctx, input, media))
  serveOutsideTransaction(app, files.keepComponentFile, (ctx, input) => keepComponentFile(ctx, input, media))
}
