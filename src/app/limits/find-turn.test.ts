import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { findTurns } from './find-turn.ts'
import { turns } from './turns.ts'

const buy = endpoint('POST /products/:id/purchase', {
  summary: 'buy',
  access: 'anyone',
  answer: z.any(),
  waits: 10,
})

const find = () => findTurns(turns({ lateAfterMs: 1_500, lateness: () => 0 }), () => 'page')

interface Asked {
  url?: string
  host?: string
  proxied?: string
  schoolId?: string | null
}

/** As it was routed, by one of a school unless said otherwise. */
const routed = ({ url = '/products/1/purchase', host = 'yoga.test', proxied, schoolId = 'yoga' }: Asked = {}) =>
  ({
    method: 'POST',
    url,
    headers: { host, ...(proxied && { 'x-forwarded-host': proxied }) },
    routeOptions: { config: { endpoint: buy } },
    caller: { school: schoolId && { id: schoolId } },
  }) as unknown as FastifyRequest

/** As it comes, before anything is known of it. */
const coming = (asked?: Asked) => routed(asked) as unknown as IncomingMessage

test('a call is known by its address once it had to wait, whatever its query', () => {
  const { turnAtAddress, turnOf, hasToWait } = find()
  expect(turnAtAddress(coming())).toBeUndefined()
  turnOf(routed())
  expect(turnAtAddress(coming())).toBeUndefined()
  hasToWait(routed())
  expect(turnAtAddress(coming({ url: '/products/1/purchase?of=a+friend' }))?.claimant).toMatchObject({
    work: 'POST /products/:id/purchase',
    patience: 10_000,
    school: 'unknown',
  })
  expect(turnAtAddress(coming({ url: '/products/2/purchase' }))).toBeUndefined()
})

test('a school is known by the hosts it was found by, that of a proxy among them', () => {
  const { turnOf, schoolFound } = find()
  const schoolOf = (asked: Asked) => turnOf(routed(asked))?.claimant.school
  schoolFound(routed({ host: 'Yoga.test' }))
  schoolFound(routed({ host: 'inside:3000', proxied: 'piano.test', schoolId: 'piano' }))
  schoolFound(routed({ host: 'made-up.test', schoolId: null }))
  expect(schoolOf({ host: 'yoga.TEST' })).toBe('yoga')
  expect(schoolOf({ host: 'inside:3000', proxied: 'piano.test' })).toBe('piano')
  for (const host of ['inside:3000', 'made-up.test', 'elsewhere.test']) expect(schoolOf({ host })).toBe('unknown')
})

test('what has long addresses and hosts made up pushes out no more than as much room as there is', () => {
  const { hasToWait, turnAtAddress, schoolFound } = find()
  const long = 'x'.repeat(2_000_000)
  hasToWait(routed())
  schoolFound(routed())
  hasToWait(routed({ url: `/${long}` }))
  schoolFound(routed({ host: long }))
  expect(turnAtAddress(coming({ url: `/${long}` }))).toBeUndefined()
  expect(turnAtAddress(coming())?.claimant.school).toBe('yoga')
})
