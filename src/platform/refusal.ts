import { CHANGED_MEANWHILE } from './contract/seen-of.ts'
import { COOKIES_OFF } from './contract/client.ts'

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

/** Of what only admins do: somebody who is none, or who is one no longer. */
export class NotAnAdmin extends Refusal {
  readonly status = 403
  readonly code = 'error.not-an-admin'
}

/** An admin, of another role than those who may. */
export class NotYourRole extends Refusal {
  readonly status = 403
  readonly code = 'error.not-your-role'
}

/** An admin who signed in as a student, of what they would do in the student's name. */
export class OnlyLooking extends Refusal {
  readonly status = 403
  readonly code = 'error.only-looking'
}

/** An admin whose school asks its admins for a second factor, before they have one. */
export class SecondFactorDemanded extends Refusal {
  readonly status = 403
  readonly code = 'error.second-factor-demanded'
}

/** An operator whom the school let in, once its leave is over. */
export class SupportOver extends Refusal {
  readonly status = 403
  readonly code = 'error.support-over'
}

export class NotFound extends Refusal {
  readonly status = 404
  readonly code = 'error.not-found'
}

/** Somebody else was quicker, so that this cannot be done any more as it was asked. */
export class Conflict extends Refusal {
  readonly status = 409
  readonly code = 'error.conflict'
}

/** What whoever calls writes over is not any more as they were shown it; nothing was changed. */
export class ChangedMeanwhile extends Refusal {
  readonly status = 409
  readonly code = CHANGED_MEANWHILE
}

export class SessionExpired extends Refusal {
  readonly status = 419
  readonly code = 'error.session-expired'
}

/** Nobody can be recognized again where no cookie comes back: a session that ended is another thing. */
export class CookiesOff extends Refusal {
  readonly status = 419
  readonly code = COOKIES_OFF
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

/** More is asked of us at this moment than we can do: come again in a few seconds. */
export class Overloaded extends Refusal {
  readonly status = 503
  readonly code = 'error.overloaded'
  override readonly headers = { 'retry-after': '2' }
}

/** Something we cannot do without does not answer, or took too long: the database, its disk, a lock. The cause is for the log. */
export class Unavailable extends Refusal {
  readonly status = 503
  readonly code = 'error.unavailable'
  override readonly headers = { 'retry-after': '5' }

  constructor(options?: ErrorOptions) {
    super(undefined, options)
  }
}

/** A request that breaks the rules of HTTP itself. */
export class BadRequest extends Refusal {
  readonly status = 400
  readonly code = 'error.bad-request'
}

/** A signed address that is over, or was never given out. */
export class LinkNotValid extends Refusal {
  readonly status = 403
  readonly code = 'error.link-not-valid'
}

/** More bytes than are taken. */
export class TooLarge extends Refusal {
  readonly status = 413
  readonly code = 'error.too-large'
}

/** A payload of a type that the call does not read. */
export class UnsupportedType extends Refusal {
  readonly status = 415
  readonly code = 'error.unsupported-type'
  override readonly params: MessageParams

  constructor(taken: string[]) {
    super()
    this.params = { types: taken.join(', ') }
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
