import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as cardEn } from '#modules/subscriptions/messages/card-en.ts'
import { pl as cardPl } from '#modules/subscriptions/messages/card-pl.ts'
import { en as minesEn } from '#modules/subscriptions/messages/en.ts'
import { en as membersEn } from '#modules/subscriptions/messages/panel-en.ts'
import { pl as membersPl } from '#modules/subscriptions/messages/panel-pl.ts'
import { pl as minesPl } from '#modules/subscriptions/messages/pl.ts'
import { CANCEL_WORD } from '#modules/subscriptions/vocabulary.ts'
import { wholeWorkshop } from '#seeds/good-hand/memberships/whole-workshop.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const APPROVED = '5555555555554444'
const REASON = 'Zażółć gęślą jaźń 🎻'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', mine: minesEn, card: cardEn, members: membersEn },
    { language: 'pl', width: 390, scheme: 'dark', mine: minesPl, card: cardPl, members: membersPl },
  ]),
)(
  'a trial begins without a card, goes on with one, is canceled with a reason and kept after all ($language, $width px)',
  async ({ language, width, scheme, mine, card, members }) => {
    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, '/memberships/the-whole-workshop')
    await page.locator('main a[href*="/checkout"]').nth(1).click()
    await page.waitForURL(/\/checkout\?variant=/)
    await fillAccount(buyer)
    await consent(buyer)
    expect(await page.locator('[name="cardNumber"]').count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: buyer.words.checkout('tryFree') }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/checkout'))

    await open(page, '/my/purchases')
    const row = page.getByRole('listitem').filter({ has: page.getByText(mine.status_active, { exact: true }) })
    await page.getByRole('link', { name: mine.addCard }).click()
    await page.getByRole('heading', { level: 1, name: card.addTitle }).waitFor()
    await expectAccessible(page)
    await fillCard(buyer, APPROVED)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: card.save }).click()
    await page.waitForURL('**/my/orders')
    await expectText(page, mine.card.split(' {')[0]!)
    await row.getByRole('button', { name: mine.pause }).waitFor()
    await expectAccessible(page)

    await row.getByRole('button', { name: mine.planChange }).click()
    await expectText(page, mine.planOnlyLater.split('{')[0]!)
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: mine.planChange }).click()
    await expectText(page, 'By half a year')
    await row.getByRole('button', { name: mine.stay }).click()
    await row.getByRole('button', { name: mine.stay }).waitFor({ state: 'detached' })

    await row.getByRole('button', { name: mine.cancel }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(CANCEL_WORD)
    await dialog.getByRole('button', { name: mine.cancelIt }).click()
    await dialog.getByRole('radio', { name: mine.reason_other }).check()
    await dialog.getByRole('textbox', { name: mine.words }).fill(REASON)
    await dialog.getByRole('button', { name: mine.send }).click()
    await expectText(page, mine.status_canceled)

    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, '/home/members')
    await expectAccessible(admin)
    await admin.getByRole('button', { name: members.announce }).click()
    await admin.getByRole('dialog').getByLabel(members.newPrice).fill('99')
    await expectAccessible(admin)
    await admin.getByRole('dialog').locator('button[type=submit]').click()
    await admin
      .getByText(/99[.,]00/)
      .first()
      .waitFor()
    await admin.getByRole('link', { name: buyer.name }).click()
    await expectText(admin, REASON)
    await expectText(admin, members.periods)
    await expectAccessible(admin)

    await page.getByRole('button', { name: mine.resume }).click()
    await page.getByRole('button', { name: mine.cancel }).waitFor()
    await expectText(page, wholeWorkshop.title)
  },
)
