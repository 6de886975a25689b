import type { FastifyRequest } from 'fastify'
import { isSignedIn } from '#platform/context.ts'
import { pathOf } from '#platform/log.ts'
import type { ErrorReport } from './envelope-of.ts'

/** A bug that a request ran into. */
export function failureOf({ method, url, routeOptions, caller }: FastifyRequest, thrown: unknown): ErrorReport {
  const isPage = routeOptions.url === undefined || routeOptions.config.isPage
  return {
    side: 'server',
    error: thrown instanceof Error ? thrown : new Error(String(thrown)),
    place: `${method} ${isPage ? pathOf(url) : routeOptions.url}`,
    school: caller?.school?.slug,
    personId: caller && isSignedIn(caller.actor) ? caller.actor.id : undefined,
  }
}
