import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { freePorts } from './free-ports.ts'
import { createTestDatabase } from './test-database.ts'
import { within } from '#test/limits.ts'

const FILES = 400
const CONNECTIONS = 700

const database = await createTestDatabase()
afterAll(() => database.drop())

test(
  'more connections than files may be open do not end the process, nor keep others out',
  { timeout: within(90_000) },
  async () => {
    const port = await freePorts(2)
    const product = spawn('bash', ['-c', `ulimit -n ${FILES}; exec "${process.execPath}" src/main.ts --role web`], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        HEALTH_PORT: String(port + 1),
        DATABASE_URL: database.url,
        DEMO_SCHOOL: 'false',
        SANDBOX_BANK: 'false',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const health = (at = port) =>
      fetch(`http://127.0.0.1:${at}/healthz`).then(
        ({ status }) => status,
        () => 0,
      )
    try {
      await expect.poll(() => health(), { timeout: within(60_000) }).toBe(200)
      const idle = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1').on('error', () => undefined))
      await Promise.all(idle.map(isLetInOrTurnedAway))
      await expect.poll(async () => [await health(), await health(port + 1)]).toEqual([200, 200])
      expect(product.exitCode).toBeNull()
      for (const socket of idle) socket.destroy()
      await expect.poll(() => health()).toBe(200)
    } finally {
      const gone = once(product, 'exit')
      product.kill('SIGTERM')
      await gone
    }
  },
)

const isLetInOrTurnedAway = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('connect', resolve)
    socket.once('close', () => resolve())
  })
