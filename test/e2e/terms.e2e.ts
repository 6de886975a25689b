import { afterAll, beforeAll, expect, test } from 'vitest'

import { en as myOrdersEn } from '#modules/orders/messages/my-orders-en.ts'
import { pl as myOrdersPl } from '#modules/orders/messages/my-orders-pl.ts'
import { en as ordersEn } from '#modules/orders/messages/orders-en.ts'
import { pl as ordersPl } from '#modules/orders/messages/orders-pl.ts'
import { en as refusalsEn } from '#modules/checkout/messages/server-en.ts'
import { pl as refusalsPl } from '#modules/checkout/messages/server-pl.ts'
import { en as sellerEn } from '#modules/companies/messages/seller-en.ts'
import { pl as sellerPl } from '#modules/companies/messages/seller-pl.ts'
import { en as olderEn } from '#web/pages/site/messages/older-en.ts'
import { pl as olderPl } from '#web/pages/site/messages/older-pl.ts'
import { en as legalEn } from '#modules/schools/messages/legal-en.ts'
import { pl as legalPl } from '#modules/schools/messages/legal-pl.ts'
import { wordsOfPdf } from '#platform/pdf/testing.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { saveChanges } from './save-changes.ts'

const EN = {
  mine: myOrdersEn,
  orders: ordersEn,
  refusals: refusalsEn,
  seller: sellerEn,
  legal: legalEn,
  older: olderEn,
}
const PL = {
  mine: myOrdersPl,
  orders: ordersPl,
  refusals: refusalsPl,
  seller: sellerPl,
  legal: legalPl,
  older: olderPl,
}

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', said: EN },
    { language: 'pl', width: 390, scheme: 'dark', said: PL },
  ]),
)(
  'who sells and on which terms is said before paying, and kept as it was ($language)',
  async ({ language, said, ...look }) => {
    const admin = await stage.aPage({ language, ...look })
    await logIn(admin, ADMIN)
    await open(admin, '/home/settings/school')
    const seller = `Żółw i Synowie ${language}`
    await admin.getByRole('textbox', { name: said.seller.companyName }).fill(seller)
    await admin.getByLabel(said.seller.country).selectOption('PL')
    await admin.getByLabel(said.seller.postalCode).fill('90-269')
    await admin.getByLabel(said.seller.city).fill('Łódź')
    await admin.getByRole('textbox', { name: said.seller.taxIdPl }).fill('7251234561')
    await saveChanges(admin, language)
    await open(admin, '/home/settings/legal')

    const buyer = aBuyer(await stage.aPage({ language, ...look }), language)
    const { page } = buyer
    await open(page, '/visible-mending/checkout')
    await expectText(page, new RegExp(seller))

    const terms = admin.getByRole('textbox', { name: said.legal.terms, exact: true })
    await terms.press('Control+End')
    await admin.keyboard.type(` Ślimaczo ${language}.`)
    await admin.getByRole('button', { name: said.legal['publish-terms'] }).click()
    const version = 2
    await admin.getByRole('link', { name: said.legal.version.replace('{version}', String(version)) }).waitFor()
    await expectText(admin, said.legal.published.replace('{version}', String(version)))
    const before = admin.getByRole('link', { name: said.legal.before.replace('{version}', String(version - 1)) })
    const reader = await stage.aPage({ language, ...look })
    await open(reader, (await before.getAttribute('href'))!)
    expect(await reader.getByText(`Ślimaczo ${language}.`).count()).toBe(0)
    const older = reader.getByText(said.older.olderVersion.replace('{version}', String(version - 1)))
    const text = reader.locator('main').getByRole('heading', { level: 2 }).first()
    expect((await older.boundingBox())!.width, 'as wide as the text').toBe((await text.boundingBox())!.width)
    await expectAccessible(reader)
    await reader.getByRole('link', { name: said.older.newestVersion }).click()
    await expectText(reader, new RegExp(`Ślimaczo ${language}\\.`))
    expect(await reader.getByRole('link', { name: said.older.newestVersion }).count()).toBe(0)

    await fillAccount(buyer)
    await fillCard(buyer, '4111111111111111')
    await consent(buyer)
    await payButton(buyer).click()
    await expectText(page, said.refusals.errors['checkout.terms-changed'])
    await expectAccessible(page)
    await fillCard(buyer, '4111111111111111')
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')

    await open(page, '/my/orders')
    const file = page.getByRole('link', { name: said.mine.confirmationOf.split(' {')[0]! })
    const address = await file.first().getAttribute('href')
    const words = await wordsOfPdf(await (await page.request.get(address!)).body())
    for (const kept of [seller, buyer.name, 'Visible Mending', `Ślimaczo ${language}.`]) expect(words).toContain(kept)

    await open(admin, '/home/orders')
    await admin.getByRole('row').filter({ hasText: buyer.name }).getByRole('link').first().click()
    const accepted = said.orders.acceptedTerms.replace('{version}', String(version))
    expect(await admin.getByRole('link', { name: accepted }).getAttribute('href')).toBe(`/terms?version=${version}`)
  },
)
