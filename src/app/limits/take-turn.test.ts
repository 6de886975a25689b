import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FairShare } from '#platform/fair-share.ts'
import { announce, type Turn } from './take-turn.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What is left of a turn whose body was announced two seconds ago. */
async function announced({ complete }: { complete: boolean }) {
  const share = new FairShare({ all: 1, line: 1, foresees: false })
  const turn: Turn = { share, claimant: { school: 'yoga', work: 'buy', since: performance.now() }, isTaken: false }
  announce(turn, { raw: { complete } } as FastifyRequest, { raw: new EventEmitter() } as unknown as FastifyReply)
  await vi.advanceTimersByTimeAsync(2_000)
  await share.enter({ school: 'yoga', work: 'buy' })
  return { hasWaited: turn.claimant.since !== undefined, isCounted: share.refuses(turn.claimant) }
}

test('a body that comes slowly counts no more among those who wait, and begins to wait once it is there', async () => {
  expect(await announced({ complete: false })).toEqual({ hasWaited: false, isCounted: false })
})

test('a body that is there waits on, however long it takes to find out whose it is', async () => {
  expect(await announced({ complete: true })).toEqual({ hasWaited: true, isCounted: true })
})
