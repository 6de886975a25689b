import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ReportError } from '#platform/errors/error-reporter.ts'
import { failureOf } from '#platform/errors/failure-of.ts'
import type { Language } from '#platform/i18n/language.ts'
import { fill, type Message, type Params } from '#platform/i18n/text.ts'
import { issueMessage } from '#platform/i18n/issues.ts'
import { Refusal } from '#platform/refusal.ts'
import type { App } from './app.ts'
import { isPlainForm, sendBack } from './plain-form.ts'

export type ErrorMessages = Record<Language, Record<string, Message>>

export interface ErrorBody {
  message: string
  code: string
  errors?: Record<string, string[]>
}

/** The only place where error bodies are written: `{message, code, errors?}` in the caller's language. */
export function answerErrors(app: App, messages: ErrorMessages, reportError: ReportError): void {
  const say = (language: Language, key: string, params?: Params) =>
    fill(messages[language][key] ?? key, language, params)

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const language = request.caller?.language ?? 'en'
    if (error instanceof Refusal) return sendRefusal(error, language, request, reply)
    if (hasZodFastifySchemaValidationErrors(error)) {
      const errors: Record<string, string[]> = {}
      for (const issue of error.validation) {
        const field = issue.instancePath.split('/').filter(Boolean).join('.')
        ;(errors[field] ??= []).push(
          issueMessage({ ...issue.params, code: issue.keyword, message: issue.message }, language, messages[language]),
        )
      }
      const body: ErrorBody = { message: say(language, 'error.invalid-fields'), code: 'error.invalid-fields', errors }
      return answer(request, reply, 422, body)
    }
    return sendFailure(error, language, request, reply)
  })

  function sendRefusal(refusal: Refusal, language: Language, request: FastifyRequest, reply: FastifyReply) {
    const body: ErrorBody = { message: say(language, refusal.code, refusal.params), code: refusal.code }
    if (refusal.fields) {
      body.errors = Object.fromEntries(
        Object.entries(refusal.fields).map(([field, said]) => [
          field,
          said.map(({ key, params }) => say(language, key, params)),
        ]),
      )
    }
    return answer(request, reply.headers(refusal.headers ?? {}), refusal.status, body)
  }

  function sendFailure(error: FastifyError, language: Language, request: FastifyRequest, reply: FastifyReply) {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? error.statusCode
        : error.statusCode === 503
          ? 503
          : 500
    if (status === 500) {
      request.log.error({ err: error }, 'request failed')
      reportError(failureOf(request, error))
    }
    const code = KNOWN_STATUSES[status] ?? (status < 500 ? 'error.bad-request' : 'error.unexpected')
    return answer(request, reply, status === 400 ? 422 : status, { message: say(language, code), code })
  }
}

/** An address that no route can have (too long, or ill-encoded) is refused before anyone is identified. */
export const noSuchAddress =
  (messages: ErrorMessages) =>
  (_error: FastifyError, _request: unknown, reply: FastifyReply): void => {
    const code = 'error.not-found'
    const body: ErrorBody = { message: fill(messages.en[code] ?? code, 'en'), code }
    void reply.code(404).header('x-content-type-options', 'nosniff').send(body)
  }

const answer = (request: FastifyRequest, reply: FastifyReply, status: number, body: ErrorBody) =>
  isPlainForm(request) ? sendBack(request, reply, body) : reply.code(status).send(body)

const KNOWN_STATUSES: Record<number, string> = {
  404: 'error.not-found',
  413: 'error.too-large',
  415: 'error.unsupported-type',
  503: 'error.overloaded',
}
