import { afterAll, beforeAll, test } from 'vitest'
import { en as catalogEn } from '#modules/catalog/messages/en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/pl.ts'
import { en as communitiesEn } from '#modules/communities/messages/en.ts'
import { en as kindEn } from '#modules/communities/messages/kind-en.ts'
import { en as panelEn } from '#modules/communities/messages/panel-en.ts'
import { pl as kindPl } from '#modules/communities/messages/kind-pl.ts'
import { pl as panelPl } from '#modules/communities/messages/panel-pl.ts'
import { pl as communitiesPl } from '#modules/communities/messages/pl.ts'
import { en as refusalsEn } from '#modules/communities/messages/server-en.ts'
import { pl as refusalsPl } from '#modules/communities/messages/server-pl.ts'
import { en as communityEn } from '#modules/community/messages/en.ts'
import { pl as communityPl } from '#modules/community/messages/pl.ts'
import { en as productsEn } from '#modules/catalog/messages/panel-en.ts'
import { pl as productsPl } from '#modules/catalog/messages/panel-pl.ts'
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
      title: 'Binders’ Table',
      slug: 'binders-table',
      topic: 'At the table',
      words: communitiesEn,
      panel: { ...panelEn, ...kindEn },
      community: communityEn,
      catalog: catalogEn,
      products: productsEn,
      refusals: refusalsEn.errors,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      title: 'Wspólny stół',
      slug: 'wspolny-stol',
      topic: 'Przy stole',
      words: communitiesPl,
      panel: { ...panelPl, ...kindPl },
      community: communityPl,
      catalog: catalogPl,
      products: productsPl,
      refusals: refusalsPl.errors,
    },
  ]),
)(
  'an admin sells a community with a topic of its own, and who joins is led into it ($language, $width px)',
  async ({ language, width, scheme, title, slug, topic, words, panel, community, catalog, products, refusals }) => {
    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, '/home/communities')
    await expectText(admin, 'A Book by Spring')
    await admin.getByRole('link', { name: panel.newOne }).first().click()
    await admin.getByRole('textbox', { name: catalog.title }).first().fill(title)
    await admin.getByRole('button', { name: products.next }).click()
    await admin.getByRole('textbox', { name: catalog.price }).fill('49')
    await admin.getByRole('button', { name: panel.create }).click()
    await admin.waitForURL(/\/home\/communities\/[^/]+\/edit$/)
    await expectAccessible(admin)
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await expectText(admin, refusals['communities.no-topics'])
    await admin.getByRole('button', { name: panel.makeTopic }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('textbox', { name: community.topicTitle }).fill(topic)
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: community.save }).click()
    await admin.getByRole('button', { name: panel.takeOut.replace('{title}', topic) }).waitFor()
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await admin.getByRole('button', { name: catalog.unpublish }).waitFor()

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${slug}`)
    await page.waitForURL(`**/communities/${slug}`)
    await page.getByRole('heading', { name: topic }).waitFor()
    await page.getByRole('link', { name: words.buy }).first().waitFor()
    await buy(buyer, slug, '4111111111111111')
    await outcome(buyer, 'payment.success')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL(`**/communities/${slug}`)
    await expectText(page, words.owned)
    await page.getByRole('link', { name: words.toTopics }).click()
    await page.waitForURL(/\/community\/topics\//)
    await page.getByRole('heading', { level: 1, name: topic }).waitFor()
    await open(page, '/my')
    await page.getByRole('link', { name: title }).click()
    await page.waitForURL(/\/community\/topics\//)
    await page.close()
    await admin.close()
  },
)
