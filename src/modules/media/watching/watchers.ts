import type { FastifyReply, FastifyRequest } from 'fastify'
import { setBrowserCookie } from '#modules/people/index.ts'
import { isImpersonated, isSignedIn } from '#platform/context.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import type { Watchers } from '#providers/video/own-host/playback/watchers.ts'
import type { FilmsAtOnce } from './films-at-once.ts'
import type { Viewers } from './viewers.ts'

/** Who watches, by the cookies of each request. */
export function watchersBy(viewers: Viewers, films: FilmsAtOnce): Watchers {
  return {
    markOf: ({ caller }) => caller.browserSecret,
    markFor({ caller }: FastifyRequest, reply: FastifyReply) {
      if (!caller.browserSecret) {
        caller.browserSecret = newSecret()
        setBrowserCookie(reply, caller.browserSecret)
      }
      return caller.browserSecret
    },
    maySee: ({ caller }, videoId) => viewers.maySee(caller, videoId),
    mayGoOn(request, videoId) {
      const account = accountOf(request)
      return account === undefined || films.mayGoOn(account, filmOf(request, videoId))
    },
    left(request, videoId) {
      const account = accountOf(request)
      if (account !== undefined) films.left(account, filmOf(request, videoId))
    },
  }
}

/** Of visitors nobody knows who is the same; and an admin who looks as a student takes no film from them. */
const accountOf = ({ caller: { actor } }: FastifyRequest): string | undefined =>
  isSignedIn(actor) && !isImpersonated(actor) ? actor.id : undefined

/** The same film on two devices is watched twice. */
const filmOf = ({ caller }: FastifyRequest, videoId: string): string =>
  `${digestOf(caller.browserSecret ?? '').slice(0, 12)}:${videoId}`
