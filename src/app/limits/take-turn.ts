import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND } from '#platform/clock.ts'
import type { Claimant, FairShare } from '#platform/fair-share.ts'

/** Where a request waits for its place, and whether it has it. */
export interface Turn {
  share: FairShare
  claimant: Claimant
  isTaken: boolean
  /** tells that whoever was announced is there */
  arrived?: () => void
}

/** Whoever sends a body more slowly counts no longer among those who wait, and begins to wait once it is there. */
const ARRIVES_WITHIN = SECOND

/**
 * Counts a request among those who wait while its body arrives.
 * @throws Overloaded before it does, when it would wait too long
 */
export function announce(turn: Turn, request: FastifyRequest, { raw }: FastifyReply): void {
  const arrived = turn.share.announce(turn.claimant)
  const late = setTimeout(() => {
    if (request.raw.complete) return
    arrived()
    turn.claimant.since = undefined
  }, ARRIVES_WITHIN)
  turn.arrived = () => {
    clearTimeout(late)
    arrived()
  }
  raw.once('close', turn.arrived)
}

/** Waits for a place, which is left when the answer is sent or its caller gone. Who went away meanwhile is not answered. */
export async function takeTurn(turn: Turn, reply: FastifyReply): Promise<void> {
  turn.isTaken = true
  turn.arrived?.()
  leaveWith(reply, await turn.share.enter(turn.claimant))
}

/** The same where a place is free: whether it was. */
export function takeTurnAtOnce(turn: Turn, reply: FastifyReply): boolean {
  const leave = turn.share.enterAtOnce(turn.claimant)
  if (!leave) return false
  turn.isTaken = true
  leaveWith(reply, leave)
  return true
}

function leaveWith(reply: FastifyReply, leave: () => void): void {
  if (!reply.raw.destroyed) return void reply.raw.on('close', leave)
  leave()
  reply.hijack()
}

declare module 'fastify' {
  interface FastifyRequest {
    /** null for what takes no place */
    turn: Turn | null
  }
}
