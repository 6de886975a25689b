import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'

export interface Wire {
  /** the server as it is seen from the other side */
  url: string
  /** Every connection breaks off where it is, and none comes about until it is mended. */
  cut(visit: BrowserContext): Promise<void>
  mend(visit: BrowserContext): Promise<void>
  close(): Promise<void>
}

/** What a browser and the server are connected by, to be cut: going offline alone lets a browser finish what it sends. */
export async function aWire(serverUrl: string): Promise<Wire> {
  const ends = new Set<Socket>()
  let isCut = false

  const wire = createServer((browser) => {
    if (isCut) browser.destroy()
    else join(browser, connect(Number(new URL(serverUrl).port), 'localhost'))
  })
  const join = (browser: Socket, server: Socket) => {
    browser.pipe(server).pipe(browser)
    for (const [end, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      ends.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
  }
  const breakOff = () => {
    for (const end of ends) end.destroy()
  }
  wire.listen(0)
  await once(wire, 'listening')

  return {
    url: `http://localhost:${(wire.address() as AddressInfo).port}`,
    async cut(visit) {
      isCut = true
      await visit.setOffline(true)
      breakOff()
    },
    async mend(visit) {
      isCut = false
      await visit.setOffline(false)
    },
    async close() {
      breakOff()
      wire.close()
      await once(wire, 'close')
    },
  }
}

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
