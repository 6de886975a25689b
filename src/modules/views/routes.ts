import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { deleteView } from './delete-view.ts'
import { getViews } from './get-views.ts'
import { hideColumns } from './hide-columns.ts'
import { keepView } from './keep-view.ts'

export function viewRoutes(app: App): void {
  serve(app, contract.getViews, getViews)
  serve(app, contract.keepView, keepView)
  serve(app, contract.deleteView, deleteView)
  serve(app, contract.hideColumns, hideColumns)
}
