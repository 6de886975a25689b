import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getFront } from './get-front.ts'
import { getFrontPage } from './get-front-page.ts'
import { previewFront } from './preview-front.ts'
import { setFront } from './set-front.ts'

export function frontRoutes(app: App): void {
  serve(app, contract.getFrontPage, getFrontPage)
  serve(app, contract.getFront, getFront)
  serve(app, contract.setFront, setFront)
  serve(app, contract.previewFront, previewFront)
}
