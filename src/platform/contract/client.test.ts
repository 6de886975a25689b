import { expect, test } from 'vitest'
import { z } from 'zod'
import { ApiProblem, createClient, NetworkProblem } from './client.ts'
import { endpoint } from './endpoint.ts'

const listThings = endpoint('GET /things', {
  summary: 'Things',
  access: 'anyone',
  answer: z.object({ data: z.array(z.string()) }),
})

/** What a call becomes of an answer with this status and body. */
const outcomeOf = (status: number, body: string) =>
  createClient(
    async () => ({ status, json: async () => JSON.parse(body) as unknown }),
    () => undefined,
  )
    .call(listThings)
    .catch((error: unknown) => error)

test('an answer is what the server said', async () => {
  expect(await outcomeOf(200, '{"data":["a"]}')).toEqual({ data: ['a'] })
})

test.each([
  ['the log-in page of a hotel', 200, '<!doctype html><title>Welcome to the hotel</title>'],
  ['nothing at all', 200, ''],
  ['a filter that refuses in its own words', 403, '<h1>Blocked by your administrator</h1>'],
])('%s is a network error', async (_who, status, body) => {
  expect(await outcomeOf(status, body)).toBeInstanceOf(NetworkProblem)
})

test('a proxy that cannot reach the server tells its status', async () => {
  const problem = await outcomeOf(502, '<h1>Bad gateway</h1>')
  expect(problem).toBeInstanceOf(ApiProblem)
  expect(problem).toMatchObject({ status: 502 })
})

test('what the server refuses carries its words', async () => {
  expect(await outcomeOf(409, '{"message":"Taken","code":"things.taken"}')).toMatchObject({
    status: 409,
    code: 'things.taken',
    message: 'Taken',
  })
})

test.each([
  ['600', 600],
  ['Mon, 23 Nov 2026 10:00:30 GMT', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('a refusal that says to come again after %j says so in seconds: %j', (retryAfter, seconds) => {
  expect(new ApiProblem(503, {}, retryAfter).retryAfterSeconds).toBe(seconds)
})
