import type { Page } from 'playwright-core'
import { expectAccessible } from '../accessible.ts'

/** What axe finds on it; of another failure, what it says. */
export const isAccessible = (page: Page): Promise<string[]> =>
  expectAccessible(page).then(
    () => [],
    (error: unknown) => {
      const found = error instanceof Error && 'actual' in error ? error.actual : error
      return Array.isArray(found) ? found.map(String) : [String(found)]
    },
  )
