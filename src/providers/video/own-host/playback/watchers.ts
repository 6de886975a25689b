import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AtHand } from '#platform/at-hand.ts'

/** Who watches, asked at every request for a player, a playlist, a piece, a poster or captions. */
export interface Watchers {
  /** What only this browser sends along: the addresses that its player gets are bound to it. */
  markOf(request: FastifyRequest): string | undefined
  /** The same, given to a browser that had none. */
  markFor(request: FastifyRequest, reply: FastifyReply): string
  maySee(request: FastifyRequest, videoId: string): AtHand<boolean>
  /** False for one film more than one account may watch at a time; what goes on counts. */
  mayGoOn(request: FastifyRequest, videoId: string): boolean
  /** The player is gone, and with it the film that counted. */
  left(request: FastifyRequest, videoId: string): void
}
