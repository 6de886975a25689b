import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '#test/browser.ts'
import type { House } from '../house/open-house.ts'
import type { Measure, Row } from '../measure.ts'

const KILOBYTE = 1024

/** Script each page really loads in a browser, compressed by brotli. */
export const scriptSizes: Measure = {
  name: 'script-sizes',
  async run(house) {
    const { courseSlug, lectureId, students, admin } = house.subjects
    const browser = await chromium.launch(await findBrowser())
    try {
      return [
        await sizeOf(browser, house, `/${courseSlug}`, undefined, { work: 'course page of a visitor', most: 110 }),
        await sizeOf(browser, house, `/${courseSlug}/watch/${lectureId}`, students[0]!.headers, {
          work: 'lesson page',
          most: 200,
        }),
        await sizeOf(browser, house, '/home', admin.headers, { work: 'panel, dashboard', most: 350 }),
        await sizeOf(browser, house, '/home/courses', admin.headers, { work: 'panel, courses', most: 350 }),
      ]
    } finally {
      await browser.close()
    }
  },
}

async function sizeOf(
  browser: Browser,
  { few }: House,
  path: string,
  headers: Record<string, string> | undefined,
  { work, most }: { work: string; most: number },
): Promise<Row> {
  const context = await browser.newContext()
  const [name, value] = headers?.['cookie']?.split('=') ?? []
  if (name && value) await context.addCookies([{ name, value, url: few.url }])
  const page = await context.newPage()
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    bodies.push(response.body().then((body) => brotliCompressSync(body).byteLength))
  })
  const answer = await page.goto(few.url + path, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}`)
  const kilobytes = (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0) / KILOBYTE
  await context.close()
  return {
    work: `script, ${work}`,
    measured: `${kilobytes.toFixed(1)} KB in ${bodies.length} files`,
    baseline: '-',
    ratio: '-',
    promise: `≤ ${most} KB`,
    isKept: kilobytes <= most,
    rounds: '-',
  }
}
