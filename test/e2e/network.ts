import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { aWire } from '../wire.ts'

export interface VisitedWire {
  /** the server as it is seen from the other side */
  url: string
  /** Every connection breaks off where it is, and none comes about until it is mended. */
  cut(visit: BrowserContext): Promise<void>
  mend(visit: BrowserContext): Promise<void>
  close(): Promise<void>
}

/** What a browser and the server are connected by, to be cut: going offline alone lets a browser finish what it sends. */
export async function aVisitedWire(serverUrl: string): Promise<VisitedWire> {
  const wire = await aWire(Number(new URL(serverUrl).port))
  return {
    url: `http://localhost:${wire.port}`,
    async cut(visit) {
      await visit.setOffline(true)
      wire.cut()
    },
    async mend(visit) {
      wire.mend()
      await visit.setOffline(false)
    },
    close: wire.close,
  }
}

/** Holds back every script that the page asks for from here on. Answers what lets them through. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/*.js')

/** Lets each script come so much later than the page asks for it. */
export const delayScripts = (page: Page, milliseconds: number): Promise<unknown> =>
  page.route('**/*.js', async (route) => {
    await setTimeout(milliseconds)
    // The page may be gone by now.
    await route.continue().catch(() => {})
  })

/** Holds back whatever the page asks for at these addresses from here on. Answers what lets it through. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Whatever the page calls at these addresses is answered by the page of a portal, as in a hotel. */
export const putPortalBefore = (page: Page, addresses: string): Promise<unknown> =>
  page.route(addresses, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Welcome to the hotel</title>',
    }),
  )

/** From here on the page sends this many bytes a second. Answers what lifts the limit. */
export async function limitUpload(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const limit = async (uploadThroughput: number) => {
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
    await session.send('Network.emulateNetworkConditions', conditions)
  }
  await session.send('Network.enable')
  await limit(bytesPerSecond)
  return () => limit(-1)
}
