import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import type { SendingVideo } from '../send-video.ts'
import { type FilmOrder, FilmQueue, type Room } from './film-queue.ts'
import { unfinished } from './unfinished.ts'

const kept = new Map<string, string>()
const leaving = new Set<unknown>()
beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  leaving.clear()
  vi.stubGlobal('reportError', () => undefined)
  vi.stubGlobal('window', {
    addEventListener: (_: string, ask: unknown) => leaving.add(ask),
    removeEventListener: (_: string, ask: unknown) => leaving.delete(ask),
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A queue whose films are sent when the test says so. */
function aQueue() {
  const sends: (SendingVideo & { isPaused: boolean })[] = []
  const queue = new FilmQueue(
    (sending) => {
      const send = { ...sending, isPaused: false }
      sends.push(send)
      return Promise.resolve({
        pause: () => void (send.isPaused = true),
        goOn: () => undefined,
        stop: () => Promise.resolve(),
      })
    },
    () => Promise.resolve(undefined),
  )
  const states = () => Object.fromEntries(queue.films().map(({ about, state }) => [about, state]))
  const sendOf = (about: string) => sends.findLast(({ file }) => file.name === `${about}.mp4`)!
  return { queue, sends, states, sendOf }
}

const order = (about: string, more: Partial<FilmOrder> = {}): FilmOrder => ({
  about,
  file: new File(['film'], `${about}.mp4`, { type: 'video/mp4', lastModified: 1 }),
  title: about,
  path: `/${about}`,
  findRoom: (began) => Promise.resolve({ video_id: began ?? `v-${about}`, upload: { title: about } as never }),
  renew: () => Promise.resolve({} as never),
  discard: () => Promise.resolve(),
  ...more,
})
const settle = () => vi.advanceTimersByTimeAsync(1)

test('three are sent at a time and the others in turn, and leaving asks until the last has been sent', async () => {
  const { queue, states, sendOf } = aQueue()
  queue.add(['a', 'b', 'c', 'd', 'e'].map((about) => order(about)))
  await settle()
  expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'sending', d: 'waiting', e: 'waiting' })
  expect(queue.films().map(({ videoId }) => videoId)).toEqual(['v-a', 'v-b', 'v-c', 'v-d', 'v-e'])
  sendOf('b').onSent()
  await settle()
  expect(states()).toMatchObject({ b: 'sent', d: 'sending', e: 'waiting' })
  queue.pause('a')
  await settle()
  expect(sendOf('a').isPaused).toBe(true)
  expect(states()).toMatchObject({ a: 'paused', e: 'sending' })
  for (const about of ['c', 'd', 'e']) sendOf(about).onSent()
  expect(leaving.size).toBe(1)
  queue.goOn('a')
  await settle()
  sendOf('a').onSent()
  expect(leaving.size).toBe(0)
  queue.clear()
  expect(queue.films()).toEqual([])
})

test('what an upload still tells after it was paused counts no more', async () => {
  const { queue, states, sendOf } = aQueue()
  queue.add([order('a')])
  await settle()
  queue.pause('a')
  sendOf('a').onProgress(1, 4)
  sendOf('a').onFailed(new Error('aborted'))
  expect(states()).toEqual({ a: 'paused' })
  expect(queue.filmFor('a')?.share).toBe(0)
})

test('without a network it is tried again by itself; what the server said against one fails it, and the others go on', async () => {
  const { queue, states, sends, sendOf } = aQueue()
  queue.add([order('a'), order('b')])
  await settle()
  sendOf('a').onFailed(new Error('no answer'))
  const tooBig = { getStatus: () => 413, getBody: () => 'Too big\n' }
  sendOf('b').onFailed(Object.assign(new Error('refused'), { originalResponse: tooBig }))
  expect(states()).toEqual({ a: 'offline', b: 'failed' })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(states()).toEqual({ a: 'sending', b: 'failed' })
  expect(sends).toHaveLength(3)
})

test('a room that is refused fails one, which finds it when it is tried again', async () => {
  const { queue, states } = aQueue()
  const findRoom = vi
    .fn<FilmOrder['findRoom']>()
    .mockRejectedValueOnce(new ApiProblem(403, { message: 'No minutes of film left' }))
    .mockResolvedValue({ video_id: 'v', upload: {} as never })
  queue.add([order('a', { findRoom }), order('b')])
  await settle()
  expect(states()).toEqual({ a: 'failed', b: 'sending' })
  queue.goOn('a')
  await settle()
  expect(states()).toEqual({ a: 'sending', b: 'sending' })
})

test('after the browser was closed the same file goes on in the video it began with, and is forgotten once it was sent', async () => {
  const first = aQueue()
  first.queue.add([order('a')])
  await settle()
  expect(unfinished.of('a')).toEqual({ name: 'a.mp4', size: 4, lastModified: 1, videoId: 'v-a' })
  const findRoom = vi.fn<FilmOrder['findRoom']>().mockResolvedValue({ video_id: 'v-a', upload: {} as never })
  const second = aQueue()
  second.queue.add([order('a', { findRoom })])
  await settle()
  expect(findRoom).toHaveBeenCalledWith('v-a')
  second.sendOf('a').onSent()
  expect(unfinished.of('a')).toBeNull()
  expect(unfinished.sentAs('a')).toMatchObject({ name: 'a.mp4', size: 4 })
})

test('one that is given up makes way, and what was sent of it is deleted, its room too when that comes late', async () => {
  const { queue, states } = aQueue()
  const discard = vi.fn<FilmOrder['discard']>().mockResolvedValue(undefined)
  queue.add([order('a', { discard }), order('b'), order('c'), order('d')])
  await settle()
  await queue.stop('a')
  expect(discard).toHaveBeenCalledTimes(1)
  expect(states()).toEqual({ b: 'sending', c: 'sending', d: 'sending' })
  expect(unfinished.of('a')).toBeNull()
  const late = vi.fn<FilmOrder['discard']>().mockResolvedValue(undefined)
  const room = Promise.withResolvers<Room>()
  queue.add([order('e', { discard: late, findRoom: () => room.promise })])
  await settle()
  await queue.stop('e')
  expect(late).not.toHaveBeenCalled()
  room.resolve({ video_id: 'v-e', upload: {} as never })
  await settle()
  expect(late).toHaveBeenCalledTimes(1)
})

test('a file that is refused is listed with its reason and does not ask before leaving', () => {
  const { queue } = aQueue()
  queue.refuse(new File([], 'empty.mp4'), 'empty')
  expect(queue.films()).toMatchObject([{ title: 'empty.mp4', state: 'refused', refusal: 'empty' }])
  expect(leaving.size).toBe(0)
})
