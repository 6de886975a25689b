import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FreeConnections } from './free-connections.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const EVERY_MS = 1_000
const aConnection = () => ({ release: vi.fn() }) as unknown as pg.PoolClient & { release: ReturnType<typeof vi.fn> }

test('whoever comes next has the one that was given back last', () => {
  const free = new FreeConnections(EVERY_MS)
  const [one, other] = [aConnection(), aConnection()]
  expect(free.take()).toBeUndefined()
  free.giveBack(one)
  free.giveBack(other)
  expect([free.take(), free.take(), free.take()]).toEqual([other, one, undefined])
  expect(one.release).not.toHaveBeenCalled()
})

test('one that was lost is lent to nobody, whether somebody had it or not', () => {
  const free = new FreeConnections(EVERY_MS)
  const [there, lent, broken] = [aConnection(), aConnection(), aConnection()]
  free.giveBack(there)
  free.lost(there)
  free.lost(lent)
  free.giveBack(lent)
  const error = new Error('no rollback')
  free.giveBack(broken, error)
  expect(free.take()).toBeUndefined()
  for (const { release } of [there, lent, broken]) expect(release).toHaveBeenCalledOnce()
  expect(broken.release).toHaveBeenCalledWith(error)
})

test('those that nobody needed between two looks go back to the pool, and the others stay', () => {
  const free = new FreeConnections(EVERY_MS)
  const [idle, busy] = [aConnection(), aConnection()]
  free.giveBack(idle)
  free.giveBack(busy)
  vi.advanceTimersByTime(EVERY_MS)
  free.giveBack(free.take()!)
  vi.advanceTimersByTime(EVERY_MS)
  expect(idle.release).toHaveBeenCalledOnce()
  expect(busy.release).not.toHaveBeenCalled()
  vi.advanceTimersByTime(EVERY_MS)
  expect(busy.release).toHaveBeenCalledOnce()
  expect(free.take()).toBeUndefined()
})

test('at the end all go back, those that are lent as they come', () => {
  const free = new FreeConnections(EVERY_MS)
  const [there, lent] = [aConnection(), aConnection()]
  free.giveBack(there)
  free.end()
  free.giveBack(lent)
  for (const { release } of [there, lent]) expect(release).toHaveBeenCalledOnce()
})
