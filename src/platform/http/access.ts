import type { Access, Endpoint } from '#platform/contract/endpoint.ts'
import { holdsRight, isImpersonated, isSignedIn, isSupport } from '#platform/context.ts'
import {
  NotAllowed,
  NotAnAdmin,
  NotFound,
  NotSignedIn,
  NotYourRole,
  OnlyLooking,
  SecondFactorDemanded,
  SessionExpired,
  SupportOver,
} from '#platform/refusal.ts'
import type { Caller } from './caller.ts'

/**
 * Refuses with 404 on a host of which it is no call, and whoever has no access, among admins those whose role has not the right, and
 * those who signed in as a student what they would do in the student's name. Operators whom a school let in do there what takes one of
 * their rights, and otherwise only look.
 */
export function requireAdmission(caller: Caller, endpoint: Endpoint): void {
  const { host, access, right } = endpoint
  if (host !== 'any' && (host === 'platform') !== (caller.school === undefined)) throw new NotFound()
  if (isImpersonated(caller.actor) && !isForImpersonators(endpoint)) throw new OnlyLooking()
  requireAccess(caller, access)
  if (!right && isSupport(caller.actor) && !isForImpersonators(endpoint)) throw new NotYourRole()
  if (right && caller.actor.role === 'admin' && !holdsRight(caller.actor, right)) throw new NotYourRole()
}

const isForImpersonators = ({ method, access, impersonated }: Endpoint): boolean =>
  impersonated === undefined ? method === 'GET' && access !== 'admin' : impersonated === 'answered'

/** Refuses with 401 a caller who has not signed in, 419 one who no longer is, 403 one with another role. */
function requireAccess(caller: Caller, access: Access): void {
  if (access === 'anyone' || (access === 'signed-in' && caller.actor.role === 'reader')) return
  if (!isSignedIn(caller.actor) && caller.isSupportOver) throw new SupportOver()
  if (!isSignedIn(caller.actor)) throw caller.sessionExpired ? new SessionExpired() : new NotSignedIn()
  if (access === 'admin' && caller.isHeldBack) throw new SecondFactorDemanded()
  if (access === 'admin' && caller.actor.role === 'student') throw new NotAnAdmin()
  if (access !== 'signed-in' && caller.actor.role !== access) throw new NotAllowed()
  if (access === 'signed-in' && caller.actor.role === 'operator') throw new NotAllowed()
}
