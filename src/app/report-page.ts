import type { FastifyRequest } from 'fastify'
import type { ReportError } from '#platform/errors/error-reporter.ts'
import { failureOf } from '#platform/errors/failure-of.ts'
import { withhold } from '#platform/errors/withhold.ts'
import { pathOf } from '#platform/log.ts'

/** A page ran into what nobody expected. */
export function reportPage(request: FastifyRequest, error: unknown, reportError: ReportError): void {
  request.log.error({ err: error, path: withhold(pathOf(request.url)) }, 'a page failed')
  reportError(failureOf(request, error))
}
