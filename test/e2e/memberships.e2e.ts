import { afterAll, beforeAll, test } from 'vitest'
import { en as catalogEn } from '#modules/catalog/messages/en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/pl.ts'
import { en as productsEn } from '#modules/catalog/messages/panel-en.ts'
import { pl as productsPl } from '#modules/catalog/messages/panel-pl.ts'
import { en as membershipEn } from '#modules/memberships/messages/en.ts'
import { en as kindEn } from '#modules/memberships/messages/kind-en.ts'
import { en as panelEn } from '#modules/memberships/messages/panel-en.ts'
import { pl as kindPl } from '#modules/memberships/messages/kind-pl.ts'
import { pl as panelPl } from '#modules/memberships/messages/panel-pl.ts'
import { pl as membershipPl } from '#modules/memberships/messages/pl.ts'
import { en as refusalsEn } from '#modules/memberships/messages/server-en.ts'
import { pl as refusalsPl } from '#modules/memberships/messages/server-pl.ts'
import { linocut } from '#seeds/good-hand/courses/linocut.ts'
import { mending } from '#seeds/good-hand/courses/mending.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, outcome } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    {
      language: 'en',
      width: 1440,
      scheme: 'light',
      title: 'Evening Bench',
      slug: 'evening-bench',
      words: membershipEn,
      panel: { ...panelEn, ...kindEn },
      catalog: catalogEn,
      products: productsEn,
      refusals: refusalsEn.errors,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      title: 'Wieczorna pracownia',
      slug: 'wieczorna-pracownia',
      words: membershipPl,
      panel: { ...panelPl, ...kindPl },
      catalog: catalogPl,
      products: productsPl,
      refusals: refusalsPl.errors,
    },
  ]),
)(
  'an admin sells a membership of a category and a course, and who buys it has both ($language, $width px)',
  async ({ language, width, scheme, title, slug, words, panel, catalog, products, refusals }) => {
    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, '/home/memberships')
    await expectText(admin, 'The Whole Workshop')
    await admin.getByRole('link', { name: panel.newOne }).first().click()
    await admin.getByRole('textbox', { name: catalog.title }).first().fill(title)
    await admin.getByRole('button', { name: products.next }).click()
    await admin.getByRole('textbox', { name: catalog.price }).fill('199')
    await admin.getByRole('button', { name: panel.create }).click()
    await admin.waitForURL(/\/home\/memberships\/[^/]+\/edit$/)
    await expectAccessible(admin)
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await expectText(admin, refusals['memberships.opens-nothing'])
    await admin.getByRole('radio', { name: panel.chosen }).check()
    await admin.getByRole('checkbox', { name: mending.category }).check()
    await admin.getByRole('combobox', { name: panel.product }).fill(linocut.title)
    await admin.getByRole('option', { name: linocut.title }).click()
    await admin.getByRole('button', { name: panel.takeOut.replace('{title}', linocut.title) }).waitFor()
    await expectAccessible(admin)
    await admin.getByRole('button', { name: panel.save }).click()
    await admin.getByRole('listitem').filter({ hasText: mending.title }).first().waitFor()
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await admin.getByRole('button', { name: catalog.unpublish }).waitFor()

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${slug}`)
    await page.waitForURL(`**/memberships/${slug}`)
    for (const name of [mending.title, linocut.title]) await page.getByRole('heading', { name }).waitFor()
    await page.getByRole('link', { name: words.buy }).first().waitFor()
    await buy(buyer, slug, '4111111111111111')
    await outcome(buyer, 'payment.success')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL('**/my')
    for (const name of [mending.title, linocut.title, title]) await page.getByRole('link', { name }).first().waitFor()
    await page.getByRole('link', { name: title }).click()
    await page.waitForURL(`**/memberships/${slug}`)
    await expectText(page, words.owned)
    await page.getByRole('link', { name: linocut.title }).click()
    await page.waitForURL(/\/watch/)
    await page.close()
    await admin.close()
  },
)
