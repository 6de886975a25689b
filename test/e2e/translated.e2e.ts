import { afterAll, beforeAll, expect, test } from 'vitest'
import { translatePage } from '../translate-page.ts'
import { fillAddresses, PIECES, type Reader } from './every-page.ts'
import { comesToRest, isAlive } from './open.ts'
import { aStage, type Stage } from './stage.ts'
import { refuseForms, type RefusedForm } from './walk/refuse-forms.ts'
import { type Tab, tabsOf } from './walk/tabs.ts'

/** Where a form is refused in any case: the comparison of nothing with nothing would hold too. */
const HAVE_FORMS = ['/login', '/register', '/password/forgot', '/withdraw', '/my/account', '/:slug/checkout']

let stage: Stage
let paths: Map<string, string[]>
let tabOf: (who: Reader) => Promise<Tab>

beforeAll(async () => {
  stage = await aStage()
  paths = await fillAddresses(stage)
  tabOf = tabsOf(stage, { look: { language: 'en' } })
})
afterAll(() => stage.close())

async function refusedAt({ page, site }: Tab, path: string, isTranslated: boolean): Promise<RefusedForm[]> {
  await page.goto(site + path)
  await isAlive(page)
  await page.mouse.wheel(0, 20_000)
  await comesToRest(page)
  if (isTranslated) await page.evaluate(translatePage)
  const forms = await refuseForms(page)
  // What is under way for it ends here, and is none of the next one's.
  await page.goto('about:blank')
  return forms
}

test.each(PIECES)(
  'what forms of a $who from $from answer is shown on a translated page as on any other',
  async ({ who, addresses }) => {
    const tab = await tabOf(who)
    const written: Record<string, RefusedForm[]> = {}
    const translated: typeof written = {}
    for (const address of addresses)
      for (const path of paths.get(address)!) {
        const forms = await refusedAt(tab, path, false)
        const refused = forms.filter(({ shown }) => shown.length > 0)
        if (HAVE_FORMS.includes(`/${address}`)) expect(refused, path).not.toEqual([])
        if (refused.length === 0) continue
        written[path] = forms
        translated[path] = await refusedAt(tab, path, true)
      }
    expect(translated).toEqual(written)
    expect(tab.said.splice(0)).toEqual([])
  },
)
