import type { Locator, Page } from 'playwright-core'

/** Goes to a page and waits until its scripts answer to what is done there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAlive(page)
}

/** React leaves its mark on the elements it has taken over: on the whole document, or on the one that holds a page which stands alone. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const taken = document.querySelector('#alone > *') ?? document.body
    return Object.keys(taken).some((key) => key.startsWith('__react'))
  })
}

/** Whether this one element answers: what is loaded on demand is taken over later than the page. */
export const isTakenOver = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))

/** Waits until the browser has nothing to do for a moment. */
export const comesToRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((quiet) => requestIdleCallback(quiet, { timeout: 2000 })))
