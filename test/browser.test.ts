import { chromium } from 'playwright-core'
import { expect, test, vi } from 'vitest'

import { findBrowser } from '#test/browser.ts'
import { within } from '#test/limits.ts'

async function titleIn(browser: { executablePath: string; args: string[] }): Promise<string> {
  const running = await chromium.launch(browser)
  try {
    const page = await running.newPage()
    await page.setContent('<title>Zażółć gęślą jaźń</title>')
    return await page.title()
  } finally {
    await running.close()
  }
}

test('the browser found on this system shows a page', async () => {
  expect(await titleIn(await findBrowser())).toBe('Zażółć gęślą jaźń')
})

test('a system without a browser uses the packaged one', { timeout: within(120_000) }, async () => {
  vi.stubEnv('PATH', '/nowhere')
  vi.stubEnv('CHROMIUM_PATH', undefined)
  const browser = await findBrowser()
  vi.unstubAllEnvs()
  expect(browser.executablePath).toContain('node_modules/.cache/chromium')
  expect(await titleIn(browser)).toBe('Zażółć gęślą jaźń')
})
