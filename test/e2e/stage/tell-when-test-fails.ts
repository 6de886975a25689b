import type { BrowserContext, Page } from 'playwright-core'
import { onTestFailed, TestRunner } from 'vitest'

/** Enough for what a page says about a trouble, which stands at its beginning. */
const WORDS = 600

/**
 * What stood before the person when the test failed: where, and the first words. A failure that comes rarely says nothing else. Who
 * leaves after each test is looked at before that.
 */
export function tellWhenTestFails(context: BrowserContext): void {
  const test = TestRunner.getCurrentTest()
  if (!test) return
  let last: string | undefined
  const look = async () => (await Promise.all(context.pages().map(whatIsShown))).join('\n')
  const close = context.close.bind(context)
  context.close = async (given) => {
    if (test.result?.state === 'fail') last = await look()
    await close(given)
  }
  onTestFailed(async () => console.error(last ?? (await look())))
}

const whatIsShown = async (page: Page): Promise<string> =>
  `${page.url()}: ${await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => 'nothing')}`.slice(0, WORDS)
