/** Field names and what is wrong with each: message keys with their parameters, put into words at the edge. */
export type FieldErrors = Record<string, Array<{ key: string; params?: MessageParams }>>
export type MessageParams = Record<string, string | number>

/**
 * A situation in which the answer is no. `code` is the message key of the explanation; the error handler
 * turns it into `{message, code, errors?}` in the reader's language. Anything else thrown is a bug and a 500.
 */
export abstract class Refusal extends Error {
  abstract readonly status: number
  abstract readonly code: string
  readonly params: MessageParams = {}
  readonly fields?: FieldErrors
  readonly headers?: Record<string, string>

  /** Without a stack: an answer, not a bug, and cheap enough to be made before it is needed. */
  constructor(message?: string, options?: ErrorOptions) {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message, options)
    Error.stackTraceLimit = stackTraceLimit
  }
}

export class NotSignedIn extends Refusal {
  readonly status = 401
  readonly code = 'error.not-signed-in'
}

export class NotAllowed extends Refusal {
  readonly status = 403
  readonly code = 'error.not-allowed'
}

export class NotFound extends Refusal {
  readonly status = 404
  readonly code = 'error.not-found'
}

export class SessionExpired extends Refusal {
  readonly status = 419
  readonly code = 'error.session-expired'
}

export class TooManyRequests extends Refusal {
  readonly status = 429
  readonly code: string
  override readonly params: MessageParams
  override readonly headers: Record<string, string>

  constructor(seconds: number, code = 'error.too-many-requests') {
    super()
    this.code = code
    this.params = { seconds }
    this.headers = { 'retry-after': String(seconds) }
  }
}

/** A payload that is not what it says it is, so that no field can be named. */
export class Unreadable extends Refusal {
  readonly status = 422
  readonly code = 'error.bad-request'
}

/** A payload that breaks a rule shown under a field (422). */
export class InvalidFields extends Refusal {
  readonly status = 422
  readonly code = 'error.invalid-fields'
  override readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super()
    this.fields = fields
  }
}

export const invalidField = (field: string, key: string, params?: MessageParams): InvalidFields =>
  new InvalidFields({ [field]: [params ? { key, params } : { key }] })

export function refuseUnless(allowed: boolean, refusal: Refusal = new NotAllowed()): asserts allowed {
  if (!allowed) throw refusal
}

/** The row, or 404: what belongs to another school is not there to be found. */
export function foundOr404<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw new NotFound()
  return row
}
