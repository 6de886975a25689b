import type { SchoolFinder } from '#modules/schools/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import type { DeedWords } from './deed-words.ts'
import { holdItem } from './hold-item.ts'
import { getAuditFilters, listAudit } from './list-audit.ts'
import { listCases } from './list-cases.ts'
import { listMutes } from './list-mutes.ts'
import { listWritten } from './list-written.ts'
import { muteStudent, unmuteStudent } from './mute-student.ts'
import { operatorModerationRoutes } from './platform/routes.ts'
import { reportItem } from './report-item.ts'
import type { Reportables } from './reportable.ts'
import { deleteItem, dismissReports, letThrough } from './settle-case.ts'

interface ModerationParts {
  schools: SchoolFinder
  reportables: Reportables
  deedWords: DeedWords
}

export function moderationRoutes(app: App, { schools, reportables, deedWords }: ModerationParts): void {
  serve(app, contract.reportItem, (ctx, input) => reportItem(ctx, input, reportables))
  serve(app, contract.listCases, (ctx, input) => listCases(ctx, input, reportables))
  serve(app, contract.deleteItem, (ctx, input) => deleteItem(ctx, input, reportables))
  serve(app, contract.dismissReports, (ctx, input) => dismissReports(ctx, input, reportables))
  serve(app, contract.holdItem, (ctx, input) => holdItem(ctx, input, reportables))
  serve(app, contract.letThrough, (ctx, input) => letThrough(ctx, input, reportables))
  serve(app, contract.listWritten, (ctx, input) => listWritten(ctx, input, reportables))
  serve(app, contract.listMutes, listMutes)
  serve(app, contract.muteStudent, muteStudent)
  serve(app, contract.unmuteStudent, unmuteStudent)
  serve(app, contract.listAudit, (ctx, input) => listAudit(ctx, input, deedWords))
  serve(app, contract.getAuditFilters, (ctx) => getAuditFilters(ctx, deedWords))
  operatorModerationRoutes(app, { schools, reportables })
}
