import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { answerEntered } from './answer-entered.ts'
import * as contract from './contract.ts'
import { listEntered } from './list-entered.ts'

export function entryRoutes(app: App): void {
  serve(app, contract.listEntered, listEntered)
  serve(app, contract.answerEntered, answerEntered)
}
