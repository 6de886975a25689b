import type { BrowserContext, Page } from 'playwright-core'
import { onTestFailed, TestRunner } from 'vitest'

/** Enough for what a page says about a trouble, which stands at its beginning. */
const WORDS = 1500

/**
 * What stood before the person when the test failed, in its report: where, and the first words. A failure that comes rarely says
 * nothing else. Who leaves after each test is looked at before that.
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
  onTestFailed(async ({ task }) => {
    const message = last ?? (await look())
    task.result?.errors?.push({ name: 'What was shown', message, stack: message })
  })
}

const whatIsShown = async (page: Page): Promise<string> => {
  const shown = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => 'nothing')
  return `${page.url()}: ${shown.replaceAll(/\s+/g, ' ')}`.slice(0, WORDS)
}
