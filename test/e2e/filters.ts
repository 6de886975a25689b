import type { Page } from 'playwright-core'

/** Shows the filters of a list, which are folded on a phone. */
export async function unfoldFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Filters|Filtry)/, expanded: false }).click()
}
