import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'

import { ahead } from '../time/ahead.ts'
import { moveDate } from '../time/move-date.ts'
import { aCopyOf } from './stage/data-folder.ts'
import { freePorts } from '../free-ports.ts'
import { freshProduct } from './stage/fresh-product.ts'
import { queryIn } from './stage/query-in.ts'
import { sharedBrowser } from './stage/shared-browser.ts'
import { startProduct, stopProduct } from './stage/start-product.ts'
import { tellWhenTestFails } from './stage/tell-when-test-fails.ts'
import { LIMITS } from '../limits.ts'

export interface Visit {
  language?: 'en' | 'pl'
  width?: number
  scheme?: 'light' | 'dark'
  /** false: a reader whose browser runs no scripts */
  scripts?: boolean
  /** another way to the demo school than the direct one */
  url?: string
  /** the browser's own, which no page may be written in */
  locale?: string
  timeZone?: string
  /** who the browser says it is; a headless one is a machine, whose visits count as nobody's */
  userAgent?: string
  /** whether it has a screen to tap on */
  touch?: boolean
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
  close(): Promise<void>
}

export interface StageOfItsOwn extends Stage {
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  start(): Promise<void>
}

/** Where a product is, and the folder of its data. */
interface Place {
  dataDir: string
  port: number
}

let last: Promise<Stage | undefined> = Promise.resolve(undefined)

/**
 * The whole product over the demo school as it was made, and a browser to visit it with. There is one for each worker, which begins anew
 * for whoever asks next; what the last file left open is closed before.
 */
export function aStage(): Promise<Stage> {
  const next = last
    .then((stage) => stage?.close())
    .catch((error: unknown) => console.warn('The stage of the file before did not close:', error))
    .then(async () => stageAt(await freshProduct(inject('demoSchool'))))
  last = next.catch(() => undefined)
  return next
}

/** The same as `npm start` runs it, alone, for who kills it, starves it or has it set otherwise. */
export async function aStageOfItsOwn(env: Record<string, string> = {}): Promise<StageOfItsOwn> {
  const [dataDir, port] = await Promise.all([aCopyOf(inject('demoSchool')), freePorts(2)])
  const stage = await stageAt({ dataDir, port })
  let server: ChildProcess | undefined

  const own: StageOfItsOwn = {
    ...stage,
    async start() {
      server = await startProduct({ dataDir, port, env })
    },
    async kill(signal) {
      if (server) await stopProduct(server, signal)
    },
    async close() {
      await stage.close()
      await own.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  await own.start()
  return own
}

async function stageAt({ dataDir, port }: Place): Promise<Stage> {
  const browser = await sharedBrowser()
  const url = `http://localhost:${port}`
  const visits: BrowserContext[] = []
  let isClosed = false
  const refuseIfClosed = () => {
    if (isClosed) throw new Error('This stage is closed: another file has the product')
  }

  const stage: Stage = {
    url,
    platformUrl: `http://platform.localhost:${port}`,
    bankUrl: `http://localhost:${port + 1}`,

    async aVisit({ language = 'en', width = 1440, scheme = 'light', scripts = true, url: way = url, ...own } = {}) {
      refuseIfClosed()
      const context = await browser.newContext({
        baseURL: way,
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme: scheme,
        locale: own.locale ?? (language === 'pl' ? 'pl-PL' : 'en-GB'),
        ...(own.timeZone && { timezoneId: own.timeZone }),
        ...(own.touch && { hasTouch: true }),
        ...(own.userAgent && { userAgent: own.userAgent }),
        reducedMotion: 'reduce',
        javaScriptEnabled: scripts,
      })
      visits.push(context)
      tellWhenTestFails(context)
      if (ahead() !== 0) await context.addInitScript(moveDate, ahead())
      await context.addCookies([{ name: 'katedra_language', value: language, url }])
      context.setDefaultTimeout(LIMITS.toCome)
      return context
    },

    async aPage(given) {
      return (await stage.aVisit(given)).newPage()
    },

    async moveClock(milliseconds) {
      refuseIfClosed()
      await fetch(`${url}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ move_by: milliseconds }),
      })
    },

    async query(sql, values) {
      refuseIfClosed()
      return queryIn(dataDir, sql, values)
    },

    async close() {
      isClosed = true
      await Promise.all(visits.splice(0).map((visit) => visit.close()))
    },
  }
  return stage
}
