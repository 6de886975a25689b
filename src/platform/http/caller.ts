import type { Actor, SchoolIdentity } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Who calls, and whose site they call: found once at the start of each request. */
export interface Caller {
  /** the host that was called, in small letters and without a port */
  host: string
  /** undefined on the platform's own host */
  school: SchoolIdentity | undefined
  actor: Actor
  /** an admin without the second factor that the school asks of them: a student, until they have one */
  isHeldBack?: boolean
  /** an operator is in the school by its leave, until then */
  supportUntil?: Date
  /** an operator was, and the leave is over */
  isSupportOver?: boolean
  language: Language
  /** a session cookie was sent that opens nothing (any more) */
  sessionExpired: boolean
  /** what the caller's request-forgery token is bound to; undefined before the first cookie */
  browserSecret: string | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}
