import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { SECOND } from '#platform/clock.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Claimant } from '#platform/fair-share.ts'
import { nameOf } from '#platform/http/served-call.ts'
import { pathOf } from '#platform/log.ts'
import type { Turn } from './take-turn.ts'
import type { Turns } from './turns.ts'

/** Hosts and paths are as long as whoever asks wants them to be. */
const ROOM = { max: 5_000, maxSize: 1024 * 1024, sizeCalculation: (_: unknown, key: string) => key.length }
/** Hosts that nobody was found at count as one, however many are made up. */
const UNKNOWN = 'unknown'

/** Which kind of page is asked for; undefined of one that is kept, and costs nothing to send. */
export type PageOf = (request: FastifyRequest) => string | undefined

/** Whose places a request takes, and for which kind of work, as far as that is known before anything is read for it. */
export function findTurns(turns: Turns, pageOf: PageOf) {
  const schools = new LRUCache<string, string>(ROOM)
  const calls = new LRUCache<string, Endpoint>(ROOM)
  const claimantOf = (raw: Headed, work: string): Claimant => ({
    school: schools.get(hostsOf(raw)) ?? UNKNOWN,
    since: performance.now(),
    work,
  })
  const turnOfCall = (raw: Headed, endpoint: Endpoint): Turn => {
    const claimant = claimantOf(raw, nameOf(endpoint))
    if (endpoint.waits !== undefined) claimant.patience = endpoint.waits * SECOND
    return { share: turns.calls, claimant, isTaken: false }
  }
  return {
    /** Of a call that has waited before, known by its address alone. */
    turnAtAddress(raw: IncomingMessage): Turn | undefined {
      const endpoint = calls.get(addressOf(raw))
      return endpoint && turnOfCall(raw, endpoint)
    },
    turnOf(request: FastifyRequest): Turn | null {
      const { endpoint, isPage } = request.routeOptions.config
      if (endpoint) return turnOfCall(request, endpoint)
      const page = isPage ? pageOf(request) : undefined
      return page === undefined ? null : { share: turns.pages, claimant: claimantOf(request, page), isTaken: false }
    },
    /** Who does the same next is known by its address. */
    hasToWait({ routeOptions, method, url }: FastifyRequest): void {
      const { endpoint } = routeOptions.config
      if (endpoint) calls.set(addressOf({ method, url }), endpoint)
    },
    /** The next request to the same host is known to be the school's. */
    schoolFound(request: FastifyRequest): void {
      const { caller, turn } = request
      const school = caller?.school?.id ?? UNKNOWN
      if (caller && turn?.claimant.school !== school) schools.set(hostsOf(request), school)
    },
  }
}

type Headed = Pick<IncomingMessage, 'headers'>

const addressOf = ({ method, url = '' }: { method?: string | undefined; url?: string | undefined }) =>
  `${method} ${pathOf(url)}`

/** Which of the two counts depends on whether the proxy that sent them is trusted, and each proxy sends them alike. */
const hostsOf = ({ headers }: Headed): string => {
  const { host = '', 'x-forwarded-host': forwarded } = headers
  return (forwarded === undefined ? host : `${host} ${String(forwarded)}`).toLowerCase()
}
