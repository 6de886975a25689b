import type { BrowserContext, Page } from 'playwright-core'
import { comesToRest } from './open.ts'

interface Shift {
  value: number
  /** what moved, from where to where */
  moved: string[]
}

declare global {
  var shifts: Shift[]
}

/** From here on, each page of this visit notes what moves on it without being asked to, as browsers measure it. */
export const noteShifts = (visit: BrowserContext): Promise<unknown> =>
  visit.addInitScript(() => {
    const whatMoved = ({ node, previousRect: was, currentRect: is }: LayoutShiftAttribution) =>
      `${node?.nodeName}.${node instanceof Element ? node.className : ''} ${was.x},${was.y} to ${is.x},${is.y}`
    globalThis.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) globalThis.shifts.push({ value, moved: sources.map(whatMoved) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: LayoutShiftAttribution[]
}
interface LayoutShiftAttribution {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** How much moved until the letters have the faces they are to have. It is not counted again. */
export const shiftsByFaces = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((quiet) => requestIdleCallback(quiet, { timeout: 500 }))
    const { shifts } = globalThis
    globalThis.shifts = []
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })

/** Once the page has come to rest. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await page.waitForLoadState('networkidle')
  await comesToRest(page)
  return page.evaluate(() => globalThis.shifts)
}
