import type { App } from '#platform/http/app.ts'
import type { Limit } from '#platform/http/rate-limit.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import { closeSurvey } from './close-survey.ts'
import * as contract from './contract.ts'
import { deleteSurvey } from './delete-survey.ts'
import { exportResponses } from './export-responses.ts'
import { getPanelSurvey } from './get-panel-survey.ts'
import { getResults } from './get-results.ts'
import { getSurvey } from './get-survey.ts'
import { listResponses } from './list-responses.ts'
import { listSurveys } from './list-surveys.ts'
import { listStudentResponses } from './list-student-responses.ts'
import { listTexts } from './list-texts.ts'
import { openSurvey } from './open-survey.ts'
import { readResults } from './read-results.ts'
import { storeSurvey } from './store-survey.ts'
import { submitSurvey } from './submit-survey.ts'
import { updateSurvey } from './update-survey.ts'

/** A visitor who drops the browser's cookie is another visitor: this bounds how often. */
const RESPONSES_PER_PLACE: Limit = { uses: 30, seconds: 600 }

export function surveyRoutes(app: App): void {
  const { units } = app
  serve(app, contract.getSurvey, (ctx, input, { request }) => getSurvey(ctx, input, request.caller.browserSecret))
  serveOutsideTransaction(app, contract.submitSurvey, async (ctx, input, { request }) => {
    if (ctx.actor.role === 'visitor')
      await countOrRefuse(units, `survey-place:${ctx.school.id}:${placeOf(request)}`, RESPONSES_PER_PLACE)
    return ctx.answering((inside) => submitSurvey(inside, input, request.caller.browserSecret))
  })
  serve(app, contract.listSurveys, listSurveys)
  serve(app, contract.getPanelSurvey, getPanelSurvey)
  serve(app, contract.storeSurvey, storeSurvey)
  serve(app, contract.updateSurvey, updateSurvey)
  serve(app, contract.openSurvey, openSurvey)
  serve(app, contract.closeSurvey, closeSurvey)
  serve(app, contract.deleteSurvey, deleteSurvey)
  serve(app, contract.listResponses, listResponses)
  serve(app, contract.listStudentResponses, listStudentResponses)
  serve(app, contract.getResults, getResults)
  serve(app, contract.readResults, readResults)
  serve(app, contract.listTexts, listTexts)
  serveOutsideTransaction(app, contract.exportResponses, exportResponses)
}
