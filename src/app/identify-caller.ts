import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SessionFinder, browserCookie, sessionCookie } from '#modules/people/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { Caller } from '#platform/http/caller.ts'
import { isLanguage, LANGUAGE_COOKIE } from '#platform/i18n/language.ts'
import { NotFound } from '#platform/refusal.ts'

const OPEN_TO_ANY_HOST =
  /^\/(healthz|readyz|openapi\.json|docs(\/|$)|dev\/clock|internal\/|payments\/notifications\/|videos\/notifications\/|assets\/)/

/** What stands on other sites is in the language its address says. */
const LANGUAGE_OF_EMBEDDED = /^\/embed\/forms\/[^/?]+\/(\w+)/

interface Finders {
  schools: SchoolFinder
  sessions: SessionFinder
  platformHost: string
}

/** Finds out, once for each request, whose site is called and by whom. A host nobody owns is 404. */
export function identifyCallers(app: FastifyInstance, finders: Finders): void {
  app.decorateRequest('caller', null as never)
  app.decorateRequest('uploads', null as never)
  app.decorateRequest('typed', null)
  app.addHook('onRequest', async (request) => {
    request.uploads = {}
    request.caller = {
      school: undefined,
      actor: { role: 'visitor' },
      language: languageAskedFor(request) ?? 'en',
      sessionExpired: false,
      browserSecret: browserCookie(request),
    }
    if (OPEN_TO_ANY_HOST.test(request.url)) return
    request.caller = await callerOf(request, finders)
  })
}

async function callerOf(request: FastifyRequest, { schools, sessions, platformHost }: Finders): Promise<Caller> {
  const { host } = request
  const school = host === platformHost ? undefined : await schools.byHost(host)
  if (!school && host !== platformHost) throw new NotFound()
  const secret = sessionCookie(request)
  const session = secret ? await sessions.find(school, secret) : undefined
  return {
    school,
    actor: session?.actor ?? { role: 'visitor' },
    language: languageAskedFor(request) ?? session?.language ?? school?.language ?? 'en',
    sessionExpired: secret !== undefined && session === undefined,
    browserSecret: session ? secret : browserCookie(request),
  }
}

function languageAskedFor(request: FastifyRequest) {
  const chosen = LANGUAGE_OF_EMBEDDED.exec(request.url)?.[1] ?? request.cookies[LANGUAGE_COOKIE]
  return isLanguage(chosen) ? chosen : undefined
}
