import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem, NetworkProblem } from '#platform/contract/client.ts'
import { askUntilAnswered } from './ask-until-answered.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const overloaded = () => new ApiProblem(503, { message: 'Come again', code: 'error.overloaded' }, '2')

/** Asks, and is answered as it is told to be; the moments it asked at, in seconds. */
function asking(answers: (() => Error | string)[]) {
  const began = Date.now()
  const at: number[] = []
  const waits: number[] = []
  const ask = async () => {
    const answer = (answers[at.length] ?? answers.at(-1)!)()
    at.push((Date.now() - began) / 1000)
    if (answer instanceof Error) throw answer
    return answer
  }
  const done = askUntilAnswered(ask, () => waits.push(Date.now()))
  done.catch(() => undefined)
  return { done, at, waits }
}

test('what is refused for want of room, or gets no answer, is asked again with growing pauses, and told once', async () => {
  const { done, at, waits } = asking([
    overloaded,
    () => new NetworkProblem('Network error'),
    overloaded,
    () => 'bought',
  ])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await done).toBe('bought')
  expect(at).toHaveLength(4)
  expect(at[1]).toBeGreaterThanOrEqual(2)
  expect(waits).toHaveLength(1)
  const pauses = at.slice(1).map((moment, nth) => moment - at[nth]!)
  expect(pauses.at(-1)).toBeGreaterThan(pauses[1]!)
})

test('after twenty seconds the last refusal is what is told', async () => {
  const { done, at } = asking([overloaded])
  await vi.advanceTimersByTimeAsync(20_000)
  await expect(done).rejects.toMatchObject({ message: 'Come again' })
  expect(at.length).toBeGreaterThan(4)
  expect(at.at(-1)).toBeLessThanOrEqual(20)
})

test.each(['soon', 'Wed, 21 Oct 2015 07:28:00 GMT'])(
  'a proxy that says %j is not asked without a pause or an end',
  async (when) => {
    const { done, at } = asking([() => new ApiProblem(503, {}, when)])
    await vi.advanceTimersByTimeAsync(20_000)
    await expect(done).rejects.toMatchObject({ status: 503 })
    expect(at.length).toBeLessThan(10)
  },
)

test.each([
  new ApiProblem(409, { code: 'checkout.sold-out' }),
  new ApiProblem(422, {}),
  new ApiProblem(502, { code: 'payments.unavailable' }),
  new ApiProblem(429, { code: 'error.too-many-requests' }, '600'),
])('what is no question of a moment is told at once: %j', async (refusal) => {
  const { done, at, waits } = asking([() => refusal])
  await expect(done).rejects.toBe(refusal)
  expect([at, waits]).toEqual([[0], []])
})
