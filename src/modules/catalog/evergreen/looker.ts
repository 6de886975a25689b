import { createHash } from 'node:crypto'
import { browserCookie } from '#modules/people/index.ts'
import type { Actor } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'

/** Who an offer runs for: a browser, and the student who is signed in there. */
export interface Looker {
  /** digest of the browser's own cookie; null when it has none yet */
  browser: string | null
  personId: string | null
}

/** The browser's cookie lasts longer than any offer, and no script can read or clear it. */
export function lookerOf({ request }: Exchange): Looker {
  const secret = browserCookie(request)
  return {
    browser: secret ? createHash('sha256').update(`evergreen:${secret}`).digest('base64url') : null,
    personId: studentIn(request.caller.actor),
  }
}

const studentIn = (actor: Actor): string | null => (actor.role === 'student' ? actor.id : null)
