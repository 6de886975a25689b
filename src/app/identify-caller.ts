import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type Session,
  type SessionFinder,
  browserCookie,
  impersonationCookie,
  sessionCookie,
  wasSupport,
} from '#modules/people/index.ts'
import { SchoolClosed, type SchoolFinder } from '#modules/schools/index.ts'
import { type AtHand, goOnWith } from '#platform/at-hand.ts'
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
  app.addHook('onRequest', (request, _reply, goOn) => {
    request.uploads = {}
    request.caller = anybody(request)
    const found = OPEN_TO_ANY_HOST.test(request.url) ? undefined : identify(request, finders)
    if (found instanceof Promise) found.then(() => goOn(whyClosed(request)), goOn)
    else goOn(whyClosed(request))
  })
}

/**
 * What everybody still reaches of a school that has closed: the way in, their orders with the confirmations, withdrawals and requests, their account, what
 * they wrote down for themselves and earned, with the page that tells anybody of it, and on which terms they bought.
 */
const NEVER_CLOSED = new RegExp(
  `^/(?:${[
    'login|logout|student|password|email-changes|unsubscribe|no-reminders|withdraw|terms|privacy',
    'certificates',
    'my/(?:account|orders|sessions|second-factor|notes|certificates)',
    'json/(?:login|withdraw|school|certificates|my/(?:account|orders|sessions|second-factor|impersonations|notes|certificates))',
    'icons|public|__manifest',
  ].join('|')})(?:[/?.]|$)`,
)

function whyClosed({ caller: { school, actor }, url }: FastifyRequest): SchoolClosed | undefined {
  if (!school?.closed || actor.role === 'admin' || NEVER_CLOSED.test(url)) return undefined
  return new SchoolClosed({ ...school, ...school.closed })
}

const anybody = (request: FastifyRequest): Caller => ({
  host: hostnameOf(request),
  school: undefined,
  actor: { role: 'visitor' },
  isHeldBack: false,
  language: chosenLanguage(request) ?? askedLanguage(request) ?? 'en',
  sessionExpired: false,
  browserSecret: browserCookie(request),
})

function identify(request: FastifyRequest, { schools, sessions, platformHost }: Finders): AtHand<void> {
  const { caller } = request
  const address = request.host.toLowerCase()
  const isPlatform = address === platformHost
  return goOnWith(isPlatform ? undefined : schools.byHost(address), (school) => {
    if (!school && !isPlatform) throw new NotFound()
    caller.school = school
    const own = sessionCookie(request)
    if (!own) return takeFor(request, undefined, own)
    const place = { school, host: caller.host }
    const asStudent = impersonationCookie(request)
    const impersonated = asStudent ? sessions.findImpersonated(place, asStudent, own) : undefined
    return goOnWith(impersonated, (student) =>
      student
        ? takeFor(request, student, asStudent)
        : goOnWith(sessions.find(place, own), (session) => takeFor(request, session, own)),
    )
  })
}

/** Puts down whom a session cookie was sent by, if it opens anything. */
function takeFor(request: FastifyRequest, session: Session | undefined, secret: string | undefined): void {
  const { caller } = request
  const { school } = caller
  caller.sessionExpired = secret !== undefined && session === undefined
  caller.language = chosenLanguage(request) ?? session?.language ?? askedLanguage(request) ?? school?.language ?? 'en'
  if (!session) {
    caller.isSupportOver = wasSupport(request)
    return
  }
  caller.actor = session.actor
  caller.isHeldBack = session.isHeldBack ?? false
  if (session.supportUntil) caller.supportUntil = session.supportUntil
  caller.browserSecret = secret
}

/** Cookies know no ports, and so the sessions in them. */
const hostnameOf = ({ host }: FastifyRequest): string => host.toLowerCase().replace(/:\d+$/, '')
