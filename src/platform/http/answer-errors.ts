import type { FastifyError } from 'fastify'
import { COOKIES_OFF } from '#platform/contract/client.ts'
import type { ReportError } from '#platform/errors/error-reporter.ts'
import { failureOf } from '#platform/errors/failure-of.ts'
import { preferredLanguage } from '#platform/i18n/preferred-language.ts'
import type { Refusal } from '#platform/refusal.ts'
import type { App } from './app.ts'
import { bodyTypesOf } from './body-types.ts'
import { isPlainForm, sendBack } from './plain-form.ts'
import { sendShortPage, wantsShortPage } from './short-page.ts'
import type { WordError } from './word-errors.ts'

/** Sends what went wrong: as JSON, as a short page, or back to the form it came from. */
export function answerErrors(app: App, word: WordError, reportError: ReportError): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    // What is refused before anybody is asked who they are is said as their browser asks for it.
    const language = request.caller?.language ?? preferredLanguage(request.headers['accept-language']) ?? 'en'
    const { status, body, headers } = word(error, {
      language,
      log: request.log,
      bodyTypes: () => bodyTypesOf(request.routeOptions.config),
      report: (bug) => reportError(failureOf(request, bug)),
    })
    reply.headers(headers)
    // What is wrong with a plain form is kept by a cookie until its page is shown.
    const isSentBack = isPlainForm(request) && body.code !== COOKIES_OFF
    if (isSentBack) return sendBack(request, reply, body)
    if (isPlainForm(request) || wantsShortPage(request))
      return sendShortPage(reply, { status, message: body.message, language })
    return reply.code(status).send(body)
  })
}
