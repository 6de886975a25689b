import type { Access } from '#platform/contract/endpoint.ts'
import { isSignedIn } from '#platform/context.ts'
import { NotAllowed, NotSignedIn, SessionExpired } from '#platform/refusal.ts'
import type { Caller } from './caller.ts'

/** Refuses with 401 a caller who has not signed in, 419 one who no longer is, 403 one with another role. */
export function requireAccess(caller: Caller, access: Access): void {
  if (access === 'anyone') return
  if (!isSignedIn(caller.actor)) throw caller.sessionExpired ? new SessionExpired() : new NotSignedIn()
  if (access !== 'signed-in' && caller.actor.role !== access) throw new NotAllowed()
  if (access === 'signed-in' && caller.actor.role === 'operator') throw new NotAllowed()
}
