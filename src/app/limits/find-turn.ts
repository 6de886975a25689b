import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { SECOND } from '#platform/clock.ts'
import type { Turn } from './take-turn.ts'
import type { Turns } from './turns.ts'

const KNOWN_HOSTS = { max: 5_000 }
/** Hosts that nobody was found at count as one, however many are made up. */
const UNKNOWN = 'unknown'

/** Which kind of page is asked for; undefined of one that is kept, and costs nothing to send. */
export type PageOf = (request: FastifyRequest) => string | undefined

/** Whose places a request takes, and for which kind of work, as far as that is known before anything is read for it. */
export function findTurns(turns: Turns, pageOf: PageOf) {
  const schools = new LRUCache<string, string>(KNOWN_HOSTS)
  return {
    turnOf(request: FastifyRequest): Turn | null {
      const { endpoint, isPage } = request.routeOptions.config
      const school = schools.get(request.host.toLowerCase()) ?? UNKNOWN
      const who = { school, since: performance.now() }
      if (endpoint) {
        const { method, path, waits } = endpoint
        const patience = waits === undefined ? {} : { patience: waits * SECOND }
        return { share: turns.calls, claimant: { ...who, work: `${method} ${path}`, ...patience }, isTaken: false }
      }
      const page = isPage ? pageOf(request) : undefined
      return page === undefined ? null : { share: turns.pages, claimant: { ...who, work: page }, isTaken: false }
    },
    /** The next request to the same host is known to be the school's. */
    schoolFound({ host, caller }: FastifyRequest): void {
      if (caller) schools.set(host.toLowerCase(), caller.school?.id ?? UNKNOWN)
    },
  }
}
