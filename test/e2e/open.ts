import type { Locator, Page } from 'playwright-core'

/** Goes to a page and waits until its scripts answer to what is done there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAlive(page)
}

/** React leaves its mark on the elements it has taken over. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

/** Whether this one element answers: what is loaded on demand is taken over later than the page. */
export const isTakenOver = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))
