import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'

import { ahead } from '../time/ahead.ts'
import { moveDate } from '../time/move-date.ts'
import { aCopyOf } from './stage/data-folder.ts'
import { freePorts } from '../free-ports.ts'
import { queryIn } from './stage/query-in.ts'
import { sharedBrowser } from './stage/shared-browser.ts'
import { startProduct, stopProduct } from './stage/start-product.ts'
import { tellWhenTestFails } from './stage/tell-when-test-fails.ts'

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
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** The whole product as `npm start` runs it, over a demo school of its own, and a browser to visit it with. */
export async function aStage(env: Record<string, string> = {}): Promise<Stage> {
  const [dataDir, port, browser] = await Promise.all([aCopyOf(inject('demoSchool')), freePorts(2), sharedBrowser()])
  const url = `http://localhost:${port}`
  const visits: BrowserContext[] = []
  let server: ChildProcess | undefined

  const stage: Stage = {
    url,
    platformUrl: `http://platform.localhost:${port}`,
    bankUrl: `http://localhost:${port + 1}`,

    async aVisit({ language = 'en', width = 1440, scheme = 'light', scripts = true, url: way = url, ...own } = {}) {
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
      context.setDefaultTimeout(30_000)
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

    query: (sql, values) => queryIn(dataDir, sql, values),

    async start() {
      server = await startProduct({ dataDir, port, env })
    },

    async kill(signal) {
      if (server) await stopProduct(server, signal)
    },

    async close() {
      await Promise.all(visits.map((visit) => visit.close()))
      await stage.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  await stage.start()
  return stage
}
