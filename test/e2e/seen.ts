import type { Page } from 'playwright-core'

/** Waits until the page shows the text somewhere. */
export async function expectText(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor()
}
