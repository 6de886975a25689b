import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { Client } from 'pg'
import { findBrowser } from '../browser.ts'

export interface Visit {
  language?: 'en' | 'pl'
  width?: number
  scheme?: 'light' | 'dark'
  /** false: a reader whose browser runs no scripts */
  scripts?: boolean
  /** another way to the demo school than the direct one */
  url?: string
}

export interface Stage {
  /** the demo school */
  url: string
  platformUrl: string
  bankUrl: string
  /** a browser of its own for one person; closed with the stage */
  aVisit(given?: Visit): Promise<BrowserContext>
  /** the same, with its first page */
  aPage(given?: Visit): Promise<Page>
  /** moves the server's clock */
  moveClock(milliseconds: number): Promise<void>
  /** rows straight from the database, to count what there must be exactly one of */
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

const STARTED_WITHIN = 60_000

/** The whole product as `npm start` runs it, over a data folder of its own, and a browser to visit it with. */
export async function aStage(env: Record<string, string> = {}): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'katedra-journeys-'))
  const port = await freePorts()
  const url = `http://localhost:${port}`
  const { executablePath, args } = await findBrowser()
  const browser: Browser = await chromium.launch({ executablePath, args })
  let server: ChildProcess | undefined

  const stage: Stage = {
    url,
    platformUrl: `http://platform.localhost:${port}`,
    bankUrl: `http://localhost:${port + 1}`,

    async aVisit({ language = 'en', width = 1440, scheme = 'light', scripts = true, url: way = url } = {}) {
      const context = await browser.newContext({
        baseURL: way,
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme: scheme,
        locale: language === 'pl' ? 'pl-PL' : 'en-GB',
        reducedMotion: 'reduce',
        javaScriptEnabled: scripts,
      })
      await context.addCookies([{ name: 'katedra_language', value: language, url }])
      context.setDefaultTimeout(15_000)
      return context
    },

    async aPage(given) {
      return (await stage.aVisit(given)).newPage()
    },

    async moveClock(milliseconds) {
      await fetch(`${url}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ move_by: milliseconds }),
      })
    },

    async query<Row>(sql: string, values: unknown[] = []) {
      const { password, port: databasePort } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'))
      const client = new Client(`postgres://postgres:${password}@127.0.0.1:${databasePort}/katedra`)
      await client.connect()
      try {
        return (await client.query(sql, values)).rows as Row[]
      } finally {
        await client.end()
      }
    },

    async start() {
      server = spawn(process.execPath, ['src/main.ts'], {
        env: {
          ...process.env,
          NODE_ENV: 'development',
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
          DEMO_FILMS: 'off',
          ...env,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await Promise.all([answers(`${url}/readyz`, server), answers(stage.bankUrl, server)])
    },

    async kill(signal) {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const gone = once(server, 'exit')
      server.kill(signal)
      await gone
    },

    async close() {
      await browser.close()
      await stage.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  await stage.start()
  return stage
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + STARTED_WITHIN
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error('The product did not start')
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((again) => setTimeout(again, 100))
  }
  throw new Error(`${url} did not answer within ${STARTED_WITHIN / 1000} s`)
}

/** A port whose next one is free as well: the bank takes it. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = await freePort(0)
    if (port !== undefined && (await freePort(port + 1)) !== undefined) return port
  }
}

function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(wanted, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
