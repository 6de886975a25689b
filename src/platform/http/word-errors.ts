import type { FastifyBaseLogger, FastifyError } from 'fastify'
import { refusalOf } from '#platform/db/refusal-of.ts'
import type { Language } from '#platform/i18n/language.ts'
import { issueMessage } from '#platform/i18n/issues.ts'
import { fill, type Message, type Params } from '#platform/i18n/text.ts'
import { Refusal, UnsupportedType } from '#platform/refusal.ts'
import { InvalidInput } from './check-input.ts'

export type ErrorMessages = Record<Language, Record<string, Message>>

export interface ErrorBody {
  message: string
  code: string
  errors?: Record<string, string[]>
}

export interface WordedError {
  status: number
  body: ErrorBody
  headers: Record<string, string>
}

interface Failed {
  language: Language
  log: FastifyBaseLogger
  /** what a body may be sent as there */
  bodyTypes(): string[]
  /** tells of a bug */
  report(error: unknown): void
}

export type WordError = (error: unknown, failed: Failed) => WordedError

/** The only place where error bodies are written: `{message, code, errors?}` in the caller's language. */
export function wordErrors(messages: ErrorMessages): WordError {
  const say = (language: Language, key: string, params?: Params) =>
    fill(messages[language][key] ?? key, language, params)

  return (error, failed) => {
    const { language, log } = failed
    if (error instanceof Refusal) return wordRefusal(error, failed)
    const overtaken = refusalOf(error)
    if (overtaken) {
      log.warn({ constraint: overtaken.message }, 'somebody was quicker')
      return wordRefusal(overtaken, failed)
    }
    if (error instanceof InvalidInput) {
      const errors: Record<string, string[]> = {}
      for (const issue of error.issues)
        (errors[issue.path.join('.')] ??= []).push(issueMessage(issue, language, messages[language]))
      const body: ErrorBody = { message: say(language, 'error.invalid-fields'), code: 'error.invalid-fields', errors }
      return { status: 422, body, headers: {} }
    }
    return wordFailure(error, failed)
  }

  function wordRefusal(refusal: Refusal, { language, log }: Failed): WordedError {
    if (refusal.cause) log.warn({ err: refusal.cause }, 'what we cannot do without failed us')
    const body: ErrorBody = { message: say(language, refusal.code, refusal.params), code: refusal.code }
    if (refusal.fields) {
      body.errors = Object.fromEntries(
        Object.entries(refusal.fields).map(([field, said]) => [
          field,
          said.map(({ key, params }) => say(language, key, params)),
        ]),
      )
    }
    return { status: refusal.status, body, headers: refusal.headers ?? {} }
  }

  function wordFailure(error: unknown, failed: Failed): WordedError {
    const { statusCode } = error as Partial<FastifyError>
    const status = statusCode && statusCode >= 400 && statusCode < 500 ? statusCode : statusCode === 503 ? 503 : 500
    if (status === 500) {
      failed.log.error({ err: error }, 'request failed')
      failed.report(error)
    }
    if (status === 415) return wordRefusal(new UnsupportedType(failed.bodyTypes()), failed)
    const code = KNOWN_STATUSES[status] ?? (status < 500 ? 'error.bad-request' : 'error.unexpected')
    return { status: status === 400 ? 422 : status, body: { message: say(failed.language, code), code }, headers: {} }
  }
}

const KNOWN_STATUSES: Record<number, string> = {
  404: 'error.not-found',
  413: 'error.too-large',
  503: 'error.overloaded',
}
