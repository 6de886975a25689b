import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import type { App } from '#platform/http/app.ts'
import { listen } from './listen.ts'

const CROWD = 256

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function aSite(port = 0) {
  const app = Fastify({ forceCloseConnections: true }) as unknown as App
  app.get('/', async () => 'there')
  const listening = await listen(app, { port, host: '127.0.0.1' })
  closing.push(async () => {
    const stopped = listening.stop()
    await app.close()
    await stopped
  })
  return { app, port: (app.server.address() as AddressInfo).port }
}

test.runIf(process.platform === 'linux')('many connections are taken each time the loop comes round', async () => {
  const { app, port } = await aSite()
  let taken = 0
  app.server.on('connection', () => taken++)
  const sockets: Socket[] = []
  closing.push(() => sockets.forEach((socket) => socket.destroy()))
  for (let nth = 0; nth < CROWD; nth++) sockets.push(connect(port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  let turns = 0
  for (; taken < CROWD; turns++) await new Promise((resolve) => setImmediate(resolve))
  expect(turns).toBeLessThan(CROWD / 4)
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}/`)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
})

test('an address that somebody listens at is not shared with them', async () => {
  const { port } = await aSite()
  await expect(aSite(port)).rejects.toThrow(
    new CannotGoOn(`Port ${port} is taken by another program. End that one, or set PORT to another port.`),
  )
})
