import type { Page } from 'playwright-core'

/** Of a whole page: what is said by the clocks of whoever reads may take a line more than the server left for it. */
const SHIFT_AT_MOST = 0.03

/** What has moved on it by itself since it was opened, where that is too much. */
export async function standsStill(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => globalThis.shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  return sum > SHIFT_AT_MOST ? [`moved by ${sum}: ${shifts.flatMap(({ moved }) => moved).join('; ')}`] : []
}
