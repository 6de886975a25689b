import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { translatePage } from '../../translate-page.ts'
import { comesToRest, isAlive } from '../open.ts'
import { refuseForms } from './refuse-forms.ts'

/** Where a form is refused in any case: the comparison of nothing with nothing would hold too. */
const HAS_FORM = /^\/(login|register|password\/forgot|withdraw|my\/account|linocut-at-the-kitchen-table\/checkout)$/

/** What its forms answer to a refusal otherwise once a browser has translated the page. */
export async function formsOnceTranslated(page: Page): Promise<string[]> {
  const url = page.url()
  const written = await refuseForms(page)
  if (written.every(({ shown }) => shown.length === 0))
    return HAS_FORM.test(new URL(url).pathname) ? ['no form was refused'] : []
  // One that has nothing to save may have led away.
  await page.goto('about:blank')
  await page.goto(url, { waitUntil: 'load' })
  await isAlive(page)
  await page.mouse.wheel(0, 20_000)
  await comesToRest(page)
  await page.evaluate(translatePage)
  const translated = await refuseForms(page)
  if (isDeepStrictEqual(translated, written)) return []
  return [`${JSON.stringify(translated)} instead of ${JSON.stringify(written)}`]
}
