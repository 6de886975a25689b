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

export function componentRoutes(app: App): void {
  serve(app, contract.listComponents, listComponents)
  serve(app, contract.storeComponent, storeComponent)
  serve(app, contract.orderComponents, orderComponents)
  serve(app, contract.updateComponent, updateComponent)
  serve(app, contract.deleteComponent, deleteComponent)
  serve(app, contract.restoreComponent, restoreComponent)
  serve(app, contract.duplicateComponent, duplicateComponent)
  serve(app, contract.moveComponent, moveComponent)
}
