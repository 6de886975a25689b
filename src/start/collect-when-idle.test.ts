import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { collectWhenIdle } from './collect-when-idle.ts'
import { LIMITS } from '#test/limits.ts'

const MB = 1024 * 1024
/** Each time it asks, the loop has something to do. */
const PATIENTLY = { interval: 250, timeout: LIMITS.toCome }
let stop = () => {}
afterEach(() => stop())

test('what work has left is collected once there is nothing to do, and not again until there was more', async () => {
  let used = 140 * MB
  const collect = vi.fn<() => void>(() => (used = 95 * MB))
  stop = collectWhenIdle({ everyMs: 200, used: () => used, collect })
  for (let nth = 0; nth < 10; nth++) {
    workFor(20)
    await pause(20)
  }
  expect(collect).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(1), PATIENTLY)
  used += 5 * MB
  await pause(600)
  expect(collect).toHaveBeenCalledTimes(1)
  used += 15 * MB
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(2), PATIENTLY)
})

test('the collection is a real one', async () => {
  let left: unknown[] | undefined = Array.from({ length: 200_000 }, (_, nth) => ({ nth, text: `left ${nth}` }))
  const heap = () => process.memoryUsage().heapUsed
  const before = heap()
  expect(left).toHaveLength(200_000)
  left = undefined
  stop = collectWhenIdle({ everyMs: 200 })
  await vi.waitFor(() => expect(heap()).toBeLessThan(before - 10 * MB), PATIENTLY)
})

function workFor(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
