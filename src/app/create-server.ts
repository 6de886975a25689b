import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import { SECOND } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { withhold } from '#platform/errors/withhold.ts'
import { answerBrokenRequest, LARGEST_HEADERS, refuseToConnect } from '#platform/http/answer-broken-requests.ts'
import { answerErrors } from '#platform/http/answer-errors.ts'
import type { App } from '#platform/http/app.ts'
import { inputCompiler } from '#platform/http/check-input.ts'
import type { ServedCall } from '#platform/http/served-call.ts'
import { checkTargets, pathOfTarget } from '#platform/http/request-target.ts'
import { asTrustProxy } from '#platform/http/trusted-proxies.ts'
import { pathOf, redactedPaths, tellError } from '#platform/log.ts'
import { compressAnswers } from './compress-answers.ts'
import type { Parts } from './connect-parts.ts'
import { countVisits } from './count-visits.ts'
import { deleteByForm } from './delete-by-form.ts'
import { describeCalls } from './openapi/describe-calls.ts'
import { followPartners } from './follow-partners.ts'
import { forgetAfterWrites } from './forget-after-writes.ts'
import type { Ears } from './hear-changes.ts'
import { identifyCallers } from './identify-caller.ts'
import { answerKeptPages, type KeptAddress } from './kept-pages.ts'
import { boundArrivals } from './limits/bound-arrivals.ts'
import { boundConnections, mostConnections } from './limits/bound-connections.ts'
import type { PageOf } from './limits/find-turn.ts'
import { shedLoad } from './limits/shed-load.ts'
import { logOfRequest } from './log-of-request.ts'
import { rememberCodes } from './remember-codes.ts'
import { sendAgain } from './send-again.ts'
import { securityHeaders } from './security-headers.ts'

const LARGEST_BODY = 1_000_000
/** Headers are short; bodies have a bound of their own (`limits/bound-arrivals.ts`). */
const HEADERS_WITHIN = 15 * SECOND
/** Longer than any answer takes to begin, videos being moved to their store included. */
const SILENT_FOR = 300 * SECOND

interface PagesKnown {
  addressOf: KeptAddress
  pageOf: PageOf
}

/** The HTTP server with all that stands before every call, and no call yet. */
export async function createServer(parts: Parts, { addressOf, pageOf }: PagesKnown, ears: Ears): Promise<App> {
  const { config, units, schools, sessions, cache, word, reportError } = parts
  const app: App = Fastify({
    trustProxy: asTrustProxy(config.trustProxy),
    bodyLimit: LARGEST_BODY,
    // Headers are bounded, and so is an address: however long a part of it, a call is a call, and what it names not found.
    routerOptions: { maxParamLength: Number.MAX_SAFE_INTEGER },
    rewriteUrl: pathOfTarget,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    connectionTimeout: SILENT_FOR,
    http: {
      maxHeaderSize: LARGEST_HEADERS,
      requireHostHeader: false,
      headersTimeout: HEADERS_WITHIN,
      connectionsCheckingInterval: HEADERS_WITHIN / 3,
    },
    logger: loggerFor(config),
    childLoggerFactory: logOfRequest,
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setValidatorCompiler(inputCompiler)
  // Answers were checked where they were made, before what led to them was committed.
  app.setSerializerCompiler(() => JSON.stringify)
  app.decorate('units', units)
  app.decorate('secretKey', config.secretKey)
  app.decorate('isHttps', config.production)
  app.decorate('calls', new Map<string, ServedCall>())
  app.server.on('connect', refuseToConnect)
  answerErrors(app, word, reportError)
  checkTargets(app)
  shedLoad(app, { ...parts, pageOf })
  boundConnections(app, mostConnections())
  boundArrivals(app)
  rememberCodes(app, parts)
  const noteOpened = countVisits(app, parts)
  followPartners(app, parts)
  // Nobody reads them all: each that is wanted is looked for (`own-cookie.ts`). They are written once those above have set theirs.
  await app.register(cookie, { hook: false })
  answerKeptPages(app, cache, addressOf)
  sendAgain(app, { cache, eventLoop: parts.eventLoop, noteOpened })
  app.removeContentTypeParser('text/plain')
  await app.register(formbody)
  // A file that is too large is refused under its field, by its own limit.
  await app.register(multipart, { throwFileSizeLimit: false })
  identifyCallers(app, { schools, sessions, platformHost: config.platformHost })
  securityHeaders(app, config)
  forgetAfterWrites(app, ears)
  compressAnswers(app)
  await describeCalls(app)
  deleteByForm(app)
  return app
}

function loggerFor({ logLevel }: Config) {
  if (logLevel === 'silent') return false
  return {
    level: logLevel,
    redact: redactedPaths,
    serializers: {
      err: (error: unknown) => tellError(error),
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
        method,
        path: withhold(pathOf(url)),
        id,
      }),
    },
  }
}
