import { afterAll, beforeAll, expect, test } from 'vitest'

import { en as ordersEn } from '#modules/orders/messages/orders-en.ts'
import { pl as ordersPl } from '#modules/orders/messages/orders-pl.ts'
import { en as pageEn } from '#modules/partners/messages/page-en.ts'
import { pl as pagePl } from '#modules/partners/messages/page-pl.ts'
import { en } from '#modules/partners/messages/panel-en.ts'
import { pl } from '#modules/partners/messages/panel-pl.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'
import { wordsIn } from './words.ts'

const MENDING = 'visible-mending'
const PRICE = 14_900
const RETURNED = 4_900
const A_PERSONS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, own: pageEn, orders: ordersEn },
    { language: 'pl', width: 390, scheme: 'dark', words: pl, own: pagePl, orders: ordersPl },
  ]),
)(
  'a visitor comes by a partner’s link and buys; it is owed, less once it is refunded, and the partner reads it ($language, $width px)',
  async ({ language, width, scheme, words, own, orders }) => {
    const { site } = wordsIn(language)
    const look = { language, width, scheme }
    const money = (amount: number) => formatMoney({ amount, currency: 'PLN' }, language)
    const code = `Igla-${language}`
    const email = `igla.${language}@partners.test`

    const admin = await stage.aPage(look)
    await logIn(admin, ADMIN)
    await open(admin, '/home/partners')
    await admin.getByRole('link', { name: words.newPartner }).click()
    await admin.getByRole('button', { name: words.save, exact: true }).click()
    await admin.locator('[role="alert"]').first().waitFor()
    await expectAccessible(admin)
    await admin.getByRole('textbox', { name: words.name }).fill('Igła i Nitka')
    await admin.getByRole('textbox', { name: words.email }).fill(email)
    await admin.getByRole('textbox', { name: words.code, exact: true }).fill(code)
    await admin.getByRole('textbox', { name: words.percentValue, exact: true }).fill('20')
    await admin.getByRole('button', { name: words.save, exact: true }).click()
    await admin.waitForURL(/partners\/[0-9a-f-]{36}$/)
    await admin.getByRole('heading', { level: 1, name: 'Igła i Nitka' }).waitFor()
    await admin.getByRole('main').locator('summary').click()
    await admin.getByText(`/${MENDING}?partner=${code}`).waitFor()
    await admin.getByText(words.nothingEarned).waitFor()
    await expectAccessible(admin)
    const details = new URL(admin.url()).pathname

    const page = await stage.aPage({ ...look, userAgent: A_PERSONS })
    const buyer = aBuyer(page, language)
    await open(page, `/${MENDING}?partner=${code.toUpperCase()}`)
    const [remembered] = (await page.context().cookies()).filter(({ name }) => name === 'katedra_partner')
    expect(remembered).toMatchObject({ value: expect.stringMatching(new RegExp(`^${code}\\.\\d+$`)), httpOnly: true })
    await page
      .getByRole('link', { name: site('buy') })
      .first()
      .click()
    await page.waitForURL(`**/${MENDING}/checkout`)
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')

    const owedIs = async (amount: number) =>
      expect
        .poll(
          async () => {
            await open(admin, details)
            return (await admin.locator('dl dd').allTextContents())[0]
          },
          { interval: 500 },
        )
        .toBe(money(amount))
    await owedIs(PRICE * 0.2)

    await open(admin, `/home/orders?q=${encodeURIComponent(buyer.email)}`)
    await admin.getByRole('row').filter({ hasText: buyer.email }).getByRole('link').first().click()
    await admin.getByRole('button', { name: orders.refundOrder, exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('textbox', { name: orders.refundAmount }).fill(String(RETURNED / 100))
    await dialog.getByRole('textbox', { name: orders.refundReason }).fill('Na prośbę')
    await dialog.getByRole('button', { name: orders.send }).click()
    await dialog.waitFor({ state: 'detached' })
    await owedIs((PRICE - RETURNED) * 0.2)

    await admin.getByRole('button', { name: words.addPayout }).click()
    const payout = admin.getByRole('dialog')
    await payout.getByRole('textbox', { name: words.payoutAmount }).fill('5')
    await payout.getByRole('textbox', { name: words.note }).fill('Przelew')
    await expectAccessible(admin)
    await payout.getByRole('button', { name: words.putDown, exact: true }).click()
    await payout.waitFor({ state: 'detached' })
    await owedIs((PRICE - RETURNED) * 0.2 - 500)
    await admin.getByText('Przelew').waitFor()

    await admin.getByRole('button', { name: words.makePage }).click()
    const address = await admin.getByRole('textbox', { name: words.pageAddress }).inputValue()
    await expectAccessible(admin)
    const [mail] = await mailsTo(stage.url, email, /Dobra Ręka/)
    expect(mail!.text).toContain(address)

    const path = new URL(address).pathname
    const partner = await stage.aPage(look)
    const answer = await partner.goto(path)
    expect(answer!.headers()['cache-control']).toMatch(/no-store/)
    expect(await partner.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    await expectAccessible(partner)
    const figures = partner.locator('dl').first().locator('dd')
    expect(await figures.allTextContents()).toEqual(
      [(PRICE - RETURNED) * 0.2 - 500, (PRICE - RETURNED) * 0.2, RETURNED * 0.2, 500].map(money),
    )
    const said = await partner.locator('main').textContent()
    for (const who of [buyer.name, buyer.email]) expect(said).not.toContain(who)

    const plain = await stage.aPage({ ...look, scripts: false })
    await plain.goto(path)
    await plain.getByRole('heading', { level: 1, name: own.title }).waitFor()
    await plain.getByText(money((PRICE - RETURNED) * 0.2 - 500)).waitFor()
    await plain.getByText(`/?partner=${code}`).waitFor()
    expect(await plain.getByRole('button', { name: own.homePage }).count()).toBe(0)

    await expect
      .poll(
        async () => {
          await open(admin, `/home/partners?q=${code}`)
          return admin.getByRole('row').filter({ hasText: code }).locator('td').first().textContent()
        },
        { interval: 1_000 },
      )
      .toMatch(/^[1-9]/)
    await open(admin, '/home/codes/report')
  },
)
