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

/** Those of the pages that are sent with a form which stands open. Most have only such as search, which nobody refuses. */
async function withForms({ page, site }: Tab, piece: string[]): Promise<string[]> {
  await page.goto(`${site}/`)
  return page.evaluate(async (all) => {
    const closed = '[hidden], [popover], dialog:not([open]), details:not([open])'
    const found: string[] = []
    for (const path of all) {
      const html = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
      const forms = [...html.querySelectorAll('form:not([method="get"])')]
      if (forms.some((form) => !form.closest(closed))) found.push(path)
    }
    return found
  }, piece)
}

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
    const piece = addresses.flatMap((address) => paths.get(address)!)
    for (const path of await withForms(tab, piece)) {
      const forms = await refusedAt(tab, path, false)
      if (forms.every(({ shown }) => shown.length === 0)) continue
      written[path] = forms
      translated[path] = await refusedAt(tab, path, true)
    }
    const haveForms = addresses
      .filter((address) => HAVE_FORMS.includes(`/${address}`))
      .flatMap((each) => paths.get(each)!)
    expect(Object.keys(written)).toEqual(expect.arrayContaining(haveForms))
    expect(translated).toEqual(written)
    expect(tab.said.splice(0)).toEqual([])
  },
)
