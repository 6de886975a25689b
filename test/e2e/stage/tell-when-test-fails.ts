import type { BrowserContext, Page } from 'playwright-core'
import { onTestFailed, TestRunner } from 'vitest'

/** Enough for what a page says about a trouble, which stands at its beginning. */
const WORDS = 600

/** What stood before the person when the test failed: where, and the first words. A failure that comes rarely says nothing else. */
export function tellWhenTestFails(context: BrowserContext): void {
  const isInTest = TestRunner.getCurrentTest() !== undefined
  if (isInTest)
    onTestFailed(async () => console.error((await Promise.all(context.pages().map(whatIsShown))).join('\n')))
}

const whatIsShown = async (page: Page): Promise<string> =>
  `${page.url()}: ${await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => 'nothing')}`.slice(0, WORDS)
