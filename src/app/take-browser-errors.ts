import { isSignedIn } from '#platform/context.ts'
import { reportError } from '#platform/errors/contract.ts'
import { withhold } from '#platform/errors/withhold.ts'
import type { App } from '#platform/http/app.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import { servePlatform } from '#platform/http/serve.ts'
import type { Parts } from './connect-parts.ts'

const LIMIT = { uses: 20, seconds: 600 }

/** What went wrong in a browser is logged here and told to the error collector, as far as one is set. */
export function takeBrowserErrors(app: App, parts: Pick<Parts, 'units' | 'reportError'>): void {
  servePlatform(app, reportError, async (_ctx, { page, ...error }, { request }) => {
    await countOrRefuse(parts.units, `browser-errors:${placeOf(request)}`, LIMIT)
    const { school, actor } = request.caller
    const place = withhold(page)
    request.log.warn({ kind: withhold(error.name), message: withhold(error.message), place }, 'a browser met an error')
    const personId = isSignedIn(actor) ? actor.id : undefined
    parts.reportError({ side: 'browser', error, place, school: school?.slug, personId })
    return { done: true as const }
  })
}
