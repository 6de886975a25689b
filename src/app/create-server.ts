import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import Fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '#platform/config.ts'
import { answerErrors, noSuchAddress } from '#platform/http/answer-errors.ts'
import type { App } from '#platform/http/app.ts'
import { pathOf, redactedPaths } from '#platform/log.ts'
import type { Parts } from './connect-parts.ts'
import { deleteByForm } from './delete-by-form.ts'
import { describeCalls } from './describe-calls.ts'
import { dropPagesAfterWrites } from './drop-pages-after-writes.ts'
import { errorMessages } from './error-messages.ts'
import { identifyCallers } from './identify-caller.ts'
import { answerKeptPages } from './kept-pages.ts'
import { securityHeaders } from './security-headers.ts'

const LARGEST_BODY = 1_000_000
/** A request that would wait longer than this for the event loop is turned away instead. */
const MAX_EVENT_LOOP_DELAY_MS = 1_500

/** The HTTP server with all that stands before every call, and no call yet. */
export async function createServer({ config, units, schools, sessions, cache, reportError }: Parts): Promise<App> {
  const app: App = Fastify({
    trustProxy: config.trustProxy,
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: noSuchAddress(errorMessages),
    forceCloseConnections: 'idle',
    logger: loggerFor(config),
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('units', units)
  app.decorate('secretKey', config.secretKey)
  answerErrors(app, errorMessages, reportError)
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    retryAfter: 5,
    exposeStatusRoute: false,
  })
  await app.register(cookie)
  answerKeptPages(app, cache)
  await app.register(formbody)
  // A file that is too large is refused under its field, by its own limit.
  await app.register(multipart, { throwFileSizeLimit: false })
  identifyCallers(app, { schools, sessions, platformHost: config.platformHost })
  securityHeaders(app, config)
  dropPagesAfterWrites(app, cache)
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
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({ method, path: pathOf(url), id }),
    },
  }
}
