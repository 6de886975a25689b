import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { forgeryToken, looksForged } from './forgery.ts'

const KEY = 'key-of-the-installation'
const SECRET = 'secret-of-the-browser'

const asked = (token: string | undefined, given: { secret?: string; headers?: object; method?: string } = {}) =>
  looksForged(
    {
      method: given.method ?? 'POST',
      headers: { host: 'school.test', ...(token !== undefined && { 'x-csrf-token': token }), ...given.headers },
      host: 'school.test',
      caller: { browserSecret: given.secret ?? SECRET },
      body: {},
    } as unknown as FastifyRequest,
    KEY,
  )

test('every answer carries another token, and each of them is taken', () => {
  const tokens = Array.from({ length: 50 }, () => forgeryToken(KEY, SECRET))
  expect(new Set(tokens).size).toBe(50)
  expect(tokens.filter((token) => asked(token))).toEqual([])
})

test('two tokens of one browser are no more alike than those of two', () => {
  const alike = (a: string, b: string) => {
    const [first, second] = [Buffer.from(a, 'base64url'), Buffer.from(b, 'base64url')]
    return first.filter((byte, at) => byte === second[at]).length
  }
  const pairs = (other: string) =>
    Array.from({ length: 400 }, () => alike(forgeryToken(KEY, SECRET), forgeryToken(KEY, other)))
  const most = (all: number[]) => Math.max(...all)
  expect(most(pairs(SECRET))).toBeLessThan(10)
  expect(most(pairs('another-secret'))).toBeLessThan(10)
})

describe('refused is', () => {
  const token = forgeryToken(KEY, SECRET)
  test.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['half of one', token.slice(0, 43)],
    ['one with a changed letter', (token.startsWith('A') ? 'B' : 'A') + token.slice(1)],
    ['one that is too long', token + token],
    ['the signature without its pad', forgeryToken(KEY, SECRET).slice(43)],
    ['one of another installation', forgeryToken('another key', SECRET)],
    ['one of another browser', forgeryToken(KEY, 'another-secret')],
    ['what is no base64', '\u0000'.repeat(86)],
  ])('%s', (_what, given) => {
    expect(asked(given)).toBe(true)
  })

  test('one that another site sends along', () => {
    expect(asked(token, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(true)
    expect(asked(undefined, { method: 'GET' }), 'reading needs none').toBe(false)
  })
})
