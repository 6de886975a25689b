import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Response } from 'playwright-core'
import { findBrowser } from '#test/browser.ts'
import type { House } from '../house/open-house.ts'
import type { Measure, Row } from '../measure.ts'

const KILOBYTE = 1000
const MOST_FILES = 20

/** Script each page really loads in a browser, compressed by brotli. */
export const scriptSizes: Measure = {
  name: 'script-sizes',
  async run(house) {
    const { courseSlug, soldSlug, lectureId, students, admin } = house.subjects
    const browser = await chromium.launch(await findBrowser())
    const visitor = {}
    const student = students[0]!.headers
    const pages: Page[] = [
      { work: 'course page of a visitor', path: `/${courseSlug}`, as: visitor, most: 110, files: MOST_FILES },
      { work: 'login', path: '/login', as: visitor, most: 90, files: MOST_FILES },
      { work: 'registration', path: '/register', as: visitor, most: 90, files: MOST_FILES },
      { work: 'checkout', path: `/${soldSlug}/checkout`, as: student, most: 130, files: MOST_FILES },
      { work: 'lesson page', path: `/${courseSlug}/watch/${lectureId}`, as: student, most: 150, files: MOST_FILES },
      { work: 'panel, dashboard', path: '/home', as: admin.headers, most: 350 },
      { work: 'panel, courses', path: '/home/courses', as: admin.headers, most: 350 },
    ]
    try {
      const rows: Row[] = []
      for (const page of pages) rows.push(await sizeOf(browser, house, page))
      return rows
    } finally {
      await browser.close()
    }
  },
}

interface Page {
  work: string
  path: string
  /** headers of who looks */
  as: Record<string, string>
  /** kilobytes */
  most: number
  files?: number
}

async function sizeOf(browser: Browser, { few }: House, { work, path, as, most, files }: Page): Promise<Row> {
  const context = await browser.newContext()
  const [name, value] = as['cookie']?.split('=') ?? []
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
    promise: `≤ ${most} KB${files ? ` in ${files} files` : ''}`,
    isKept: kilobytes <= most && bytes.length <= (files ?? Infinity),
    rounds: '-',
  }
}
