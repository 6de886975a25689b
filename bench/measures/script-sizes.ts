import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Response } from 'playwright-core'
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
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  const answer = await page.goto(few.url + path, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}`)
  const bytes = await Promise.all(scripts.map(async (script) => brotliCompressSync(await script.body()).byteLength))
  const kilobytes = bytes.reduce((sum, each) => sum + each, 0) / KILOBYTE
  await context.close()
  return {
    work: `script, ${work}`,
    measured: `${kilobytes.toFixed(1)} KB in ${bytes.length} files`,
    baseline: '-',
    ratio: '-',
    promise: `≤ ${most} KB`,
    isKept: kilobytes <= most,
    rounds: '-',
  }
}
