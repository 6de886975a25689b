import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { listenForHealth } from './listen-for-health.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const host = '127.0.0.1'

async function aListener(isReady = async () => true, port = 0) {
  const listener = await listenForHealth({ port, host, stuckAfterMs: 3_000, isReady })
  closing.push(() => listener.stop())
  const asked = async (path: string) => {
    const answer = await fetch(`http://${host}:${listener.port}${path}`)
    return [answer.status, await answer.json()]
  }
  return { listener, asked }
}

/** Asks from a thread of its own, once this one is blocked, until all is refused. */
const ASKER = `
  const { parentPort, workerData: { told, url } } = require('node:worker_threads')
  Atomics.wait(told, 0, 0)
  const heard = { '/healthz': [], '/readyz': [] }
  const ask = async () => {
    for (const [path, statuses] of Object.entries(heard)) statuses.push((await fetch(url + path)).status)
    if (Object.values(heard).some((statuses) => statuses.at(-1) === 200)) setTimeout(ask, 100)
    else {
      Atomics.store(told, 1, 1)
      Atomics.notify(told, 1)
      parentPort.postMessage(heard)
    }
  }
  void ask()`

/** What was answered, in order, while nothing came round here. */
async function heardWhileBlocked(url: string): Promise<Record<string, number[]>> {
  const told = new Int32Array(new SharedArrayBuffer(8))
  const asker = new Worker(ASKER, { eval: true, workerData: { told, url } })
  closing.push(() => asker.terminate())
  await once(asker, 'online')
  Atomics.store(told, 0, 1)
  Atomics.notify(told, 0)
  expect(Atomics.wait(told, 1, 0, 30_000)).not.toBe('timed-out')
  const [heard] = (await once(asker, 'message')) as [Record<string, number[]>]
  return heard
}

test('health is told while the loop is blocked, and that it is stuck once that lasts', async () => {
  const { listener, asked } = await aListener()
  await expect.poll(() => asked('/readyz')).toEqual([200, { status: 'ready' }])
  expect(await asked('/healthz')).toEqual([200, { status: 'ok' }])

  const heard = await heardWhileBlocked(`http://${host}:${listener.port}`)
  for (const statuses of Object.values(heard)) {
    expect(statuses.at(0)).toBe(200)
    expect(statuses.at(-1)).toBe(503)
  }

  await expect.poll(() => asked('/healthz')).toEqual([200, { status: 'ok' }])
  await expect.poll(() => asked('/readyz')).toEqual([200, { status: 'ready' }])
})

test('what cannot work, or is about to stop, is alive and not ready', async () => {
  let canWork = false
  const { listener, asked } = await aListener(async () => canWork)
  expect(await asked('/readyz')).toEqual([503, { status: 'not ready' }])
  canWork = true
  await expect.poll(() => asked('/readyz?of=the+proxy')).toEqual([200, { status: 'ready' }])
  listener.unready()
  expect(await asked('/readyz')).toEqual([503, { status: 'not ready' }])
  expect(await asked('/healthz')).toEqual([200, { status: 'ok' }])
  expect((await asked('/anything'))[0]).toBe(404)
  await listener.stop()
  await expect(asked('/healthz')).rejects.toThrow('fetch failed')
})

test('a port that is taken stops the start', async () => {
  const other = createServer().listen(0, host)
  closing.push(() => other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(aListener(undefined, port)).rejects.toThrow(
    new CannotGoOn(`Port ${port} is taken by another program. End that one, or set HEALTH_PORT to another port.`),
  )
})
