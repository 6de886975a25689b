import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as catalogEn } from '#modules/catalog/messages/en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/pl.ts'
import { en as ordersEn } from '#modules/orders/messages/orders-en.ts'
import { pl as ordersPl } from '#modules/orders/messages/orders-pl.ts'
import { en as productsEn } from '#modules/catalog/messages/panel-en.ts'
import { pl as productsPl } from '#modules/catalog/messages/panel-pl.ts'
import { en as downloadEn } from '#modules/downloads/messages/en.ts'
import { en as kindEn } from '#modules/downloads/messages/kind-en.ts'
import { en as panelEn } from '#modules/downloads/messages/panel-en.ts'
import { pl as kindPl } from '#modules/downloads/messages/kind-pl.ts'
import { pl as panelPl } from '#modules/downloads/messages/panel-pl.ts'
import { pl as downloadPl } from '#modules/downloads/messages/pl.ts'
import { en as refusalsEn } from '#modules/downloads/messages/server-en.ts'
import { pl as refusalsPl } from '#modules/downloads/messages/server-pl.ts'
import { en as mediaEn } from '#modules/media/messages/server-en.ts'
import { pl as mediaPl } from '#modules/media/messages/server-pl.ts'
import { translator } from '#platform/i18n/text.ts'
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

const pdf = (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF ${words}`),
})

test.each(
  drawnLook([
    {
      language: 'en',
      width: 1440,
      scheme: 'light',
      title: 'Paper Workbook',
      slug: 'paper-workbook',
      download: downloadEn,
      panel: { ...panelEn, ...kindEn },
      catalog: catalogEn,
      products: productsEn,
      orders: ordersEn,
      refusals: { ...mediaEn.errors, ...refusalsEn.errors },
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      title: 'Zeszyt ćwiczeń',
      slug: 'zeszyt-cwiczen',
      download: downloadPl,
      panel: { ...panelPl, ...kindPl },
      catalog: catalogPl,
      products: productsPl,
      orders: ordersPl,
      refusals: { ...mediaPl.errors, ...refusalsPl.errors },
    },
  ]),
)(
  'an admin sells files, who buys them loads the newest, and has none when the money is back ($language, $width px)',
  async ({ language, width, scheme, title, slug, download, panel, catalog, products, orders, refusals }) => {
    const say = translator<typeof downloadEn>(download, language)
    const inPanel = translator<typeof panelEn>(panel, language)

    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, '/home/downloads')
    await expectText(admin, 'Pocket Sheets for the Bookbinder')
    await admin.getByRole('link', { name: panel.newOne }).first().click()
    await admin.getByRole('textbox', { name: catalog.title }).first().fill(title)
    await admin.getByRole('button', { name: products.next }).click()
    await admin.getByRole('textbox', { name: catalog.price }).fill('39')
    await admin.getByRole('button', { name: panel.create }).click()
    await admin.waitForURL(/\/home\/downloads\/[^/]+\/edit$/)
    await expectAccessible(admin)
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await expectText(admin, refusals['downloads.no-files'])
    const chooser = admin.locator('input[type="file"][multiple]')
    await chooser.setInputFiles([
      pdf('Żółty_arkusz.pdf', 'one'),
      { name: 'strona.html', mimeType: 'text/html', buffer: Buffer.from('<script>') },
      pdf('Drugi.pdf', 'two'),
    ])
    await expectText(admin, refusals['downloads.type-not-sold'])
    await chooser.setInputFiles({ name: 'strona.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
    await expectText(admin, refusals['media.not-as-named'].replaceAll('{type}', 'PDF'))
    await admin.getByRole('button', { name: inPanel('rename', { title: 'Drugi' }) }).waitFor()
    await expectAccessible(admin)
    await admin.getByRole('button', { name: inPanel('newVersionOf', { title: 'Żółty arkusz' }) }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.locator('input[type="file"]').setInputFiles(pdf('Arkusz 2.pdf', 'newest'))
    await dialog.getByRole('textbox', { name: panel.note }).fill('Nowy rozdział')
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: panel.addVersion }).click()
    await dialog.waitFor({ state: 'hidden' })
    await admin.getByRole('button', { name: inPanel('versionsOf', { title: 'Żółty arkusz' }) }).click()
    await dialog.getByRole('link', { name: 'Żółty_arkusz.pdf' }).waitFor()
    await expectAccessible(admin)
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await admin.getByRole('button', { name: catalog.unpublish }).waitFor()

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${slug}`)
    await page.waitForURL(`**/downloads/${slug}`)
    for (const name of ['Żółty arkusz', 'Drugi']) await page.getByText(name, { exact: true }).waitFor()
    await page
      .getByRole('link', { name: say('buy') })
      .first()
      .waitFor()
    await buy(buyer, slug, '4111111111111111')
    await outcome(buyer, 'payment.success')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL('**/my/downloads')
    await expectText(page, say('newInIt', { note: 'Nowy rozdział' }))
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: say('loadFile', { title: 'Żółty arkusz' }) }).click()
    expect((await saved).suggestedFilename()).toBe('Żółty arkusz.pdf')
    await open(page, '/my/downloads')
    await expectText(page, say('loads', { count: 1 }))

    await open(admin, '/home/orders')
    const order = admin.getByRole('row').filter({ hasText: buyer.name }).filter({ hasText: title })
    await order.getByRole('link').first().click()
    await admin.getByRole('button', { name: orders.refundOrder, exact: true }).click()
    await dialog.getByRole('textbox', { name: orders.refundReason }).fill('Obiecane')
    await dialog.getByRole('button', { name: orders.send }).click()
    await dialog.waitFor({ state: 'hidden' })
    await open(page, '/my/downloads')
    await expectText(page, say('noneMine'))
  },
)
