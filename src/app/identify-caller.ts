import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SessionFinder, browserCookie, impersonationCookie, sessionCookie } from '#modules/people/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { Caller } from '#platform/http/caller.ts'
import { NotFound } from '#platform/refusal.ts'
import { askedLanguage, chosenLanguage } from './asked-language.ts'

const OPEN_TO_ANY_HOST =
  /^\/(healthz|readyz|openapi\.json|docs(\/|$)|dev\/clock|internal\/|payments\/notifications\/|videos\/notifications\/|assets\/)/

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
      host: hostnameOf(request),
      school: undefined,
      actor: { role: 'visitor' },
      language: chosenLanguage(request) ?? askedLanguage(request) ?? 'en',
      sessionExpired: false,
      browserSecret: browserCookie(request),
    }
    if (OPEN_TO_ANY_HOST.test(request.url)) return
    request.caller = await callerOf(request, finders)
  })
}

async function callerOf(request: FastifyRequest, { schools, sessions, platformHost }: Finders): Promise<Caller> {
  const address = request.host.toLowerCase()
  const school = address === platformHost ? undefined : await schools.byHost(address)
  if (!school && address !== platformHost) throw new NotFound()
  const own = sessionCookie(request)
  const host = hostnameOf(request)
  const place = { school, host }
  const asStudent = own ? impersonationCookie(request) : undefined
  const impersonated = own && asStudent ? await sessions.findImpersonated(place, asStudent, own) : undefined
  const secret = impersonated ? asStudent : own
  const session = impersonated ?? (own ? await sessions.find(place, own) : undefined)
  return {
    host,
    school,
    actor: session?.actor ?? { role: 'visitor' },
    language: chosenLanguage(request) ?? session?.language ?? askedLanguage(request) ?? school?.language ?? 'en',
    sessionExpired: secret !== undefined && session === undefined,
    browserSecret: session ? secret : browserCookie(request),
  }
}

/** Cookies know no ports, and so the sessions in them. */
const hostnameOf = ({ host }: FastifyRequest): string => host.toLowerCase().replace(/:\d+$/, '')
