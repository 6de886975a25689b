import { ApiProblem, type Client, isApiProblem, partsOf } from '#platform/contract/client.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { ReportError } from '#platform/errors/error-reporter.ts'
import { failureOf } from '#platform/errors/failure-of.ts'
import { requireAdmission } from './access.ts'
import type { App } from './app.ts'
import { bodyTypesOf } from './body-types.ts'
import { checkInput } from './check-input.ts'
import { type Exchange, isReading, nameOf, type ServedCall } from './served-call.ts'
import type { WordError } from './word-errors.ts'

interface Means {
  calls: App['calls']
  word: WordError
  reportError: ReportError
}

/**
 * The calls of a page's loaders, as its reader: who may call, what is asked, answered and refused is held to the same contract
 * as over HTTP, and nothing is written out and read again on the way. Files are sent by browsers alone.
 */
export function clientInProcess({ calls, word, reportError }: Means, exchange: () => Exchange): Client {
  return {
    async call(endpoint, ...[given = {}]) {
      const call = calls.get(nameOf(endpoint))
      if (!call) throw new Error(`${nameOf(endpoint)} is not served`)
      const asked = exchange()
      try {
        return (await answerOf(call, given as object, asked)) as never
      } catch (error) {
        const { status, body, headers } = word(error, {
          language: asked.request.caller.language,
          log: asked.request.log,
          bodyTypes: () => bodyTypesOf(call),
          report: (bug) => reportError({ ...failureOf(asked.request, bug), place: nameOf(endpoint) }),
        })
        throw new ApiProblem(status, body, headers['retry-after'])
      }
    },
  }
}

/** Of what names nothing that it shows, a page is made anew whatever changes. */
export const ANYTHING = '*'

/**
 * The same for a page that is kept for many, as any of its readers: what only a person could be told is a fault of the page, which
 * is told at once. What the answers show is put down in `shown`.
 */
export function clientOfReaders(means: Means, exchange: Exchange, shown: Set<string>): Client {
  return {
    async call(endpoint, ...input) {
      const called = new Set<string>()
      const asked = clientInProcess(means, () => ({ ...exchange, shown: called }))
      if (!isReading(endpoint)) throw new Error(`${nameOf(endpoint)} writes: no call of a page that is kept`)
      try {
        return await asked.call(endpoint, ...input)
      } catch (error) {
        if (!isApiProblem(error) || error.status !== 401) throw error
        throw new Error(`${nameOf(endpoint)} is answered to a person alone: it belongs into \`own\``, { cause: error })
      } finally {
        for (const what of called.size > 0 ? called : [ANYTHING]) shown.add(what)
      }
    },
  }
}

async function answerOf({ endpoint, answered }: ServedCall, given: object, exchange: Exchange): Promise<unknown> {
  requireAdmission(exchange.request.caller, endpoint)
  const { params, query, body } = partsOf(endpoint, given as Record<string, unknown>)
  const checkedParams = checked(endpoint.params, params)
  const checkedBody = checked(endpoint.body, body)
  return answered({ ...checked(endpoint.query, query), ...checkedBody, ...checkedParams }, exchange)
}

const checked = (schema: Endpoint['query'], given: object): object =>
  schema ? (checkInput(schema, given) as object) : given
