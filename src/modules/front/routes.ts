import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import * as draft from './look/draft/contract.ts'
import { discardLookDraft } from './look/draft/discard-look-draft.ts'
import { getLookDraft } from './look/draft/get-look-draft.ts'
import { keepLookDraft } from './look/draft/keep-look-draft.ts'
import { getFrontPage } from './get-front-page.ts'
import * as look from './look/contract.ts'
import { getLook } from './look/get-look.ts'
import { publishLook } from './look/publish-look.ts'
import { previewFront } from './preview-front.ts'

export function frontRoutes(app: App): void {
  serve(app, contract.getFrontPage, getFrontPage)
  serve(app, look.getLook, getLook)
  serve(app, look.publishLook, publishLook)
  serve(app, look.previewFront, previewFront)
  serve(app, draft.getLookDraft, getLookDraft)
  serve(app, draft.keepLookDraft, keepLookDraft)
  serve(app, draft.discardLookDraft, discardLookDraft)
}
