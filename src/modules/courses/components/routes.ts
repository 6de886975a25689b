import type { Media } from '#modules/media/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { deleteComponent } from './delete-component.ts'
import { duplicateComponent } from './duplicate-component.ts'
import { listComponents } from './list-components.ts'
import { moveComponent } from './move-component.ts'
import { orderComponents } from './order-components.ts'
import { restoreComponent } from './restore-component.ts'
import { storeComponent } from './store-component.ts'
import { updateComponent } from './update-component.ts'

export function componentRoutes(app: App, media: Media): void {
  serve(app, contract.listComponents, (ctx, input) => listComponents(ctx, input, media))
  serve(app, contract.storeComponent, (ctx, input) => storeComponent(ctx, input, media))
  serve(app, contract.orderComponents, (ctx, input) => orderComponents(ctx, input, media))
  serve(app, contract.updateComponent, (ctx, input) => updateComponent(ctx, input, media))
  serve(app, contract.deleteComponent, deleteComponent)
  serve(app, contract.restoreComponent, (ctx, input) => restoreComponent(ctx, input, media))
  serve(app, contract.duplicateComponent, (ctx, input) => duplicateComponent(ctx, input, media))
  serve(app, contract.moveComponent, moveComponent)
}
