import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as buyingEn } from '#modules/checkout/messages/gift-en.ts'
import { pl as buyingPl } from '#modules/checkout/messages/gift-pl.ts'
import { en as timesEn } from '#modules/consultations/messages/en.ts'
import { pl as timesPl } from '#modules/consultations/messages/pl.ts'
import { en as peopleEn } from '#modules/people/messages/en.ts'
import { pl as peoplePl } from '#modules/people/messages/pl.ts'
import { en as seatsEn } from '#modules/seats/messages/en.ts'
import { pl as seatsPl } from '#modules/seats/messages/pl.ts'
import { en as giftsEn } from '#modules/seats/messages/gifts-en.ts'
import { pl as giftsPl } from '#modules/seats/messages/gifts-pl.ts'
import { DAY } from '#platform/clock.ts'
import { translator } from '#platform/i18n/text.ts'
import { dayOf } from '#platform/time/days.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { aStage, type Stage } from './stage.ts'

const COURSE = 'visible-mending'

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
      gifts: giftsEn,
      seats: seatsEn,
      buying: buyingEn,
      people: peopleEn,
    },
    { language: 'pl', width: 390, scheme: 'dark', gifts: giftsPl, seats: seatsPl, buying: buyingPl, people: peoplePl },
  ]),
)(
  'somebody gives a course for a later day, sends it earlier, and whoever it is for claims it ($language, $width px)',
  async ({ language, width, scheme, gifts, seats, buying, people }) => {
    const say = translator<typeof giftsEn>(gifts, language)
    const name = 'Łucja Gość'
    const email = `gift.${language}@katedra.test`

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${COURSE}/checkout`)
    await page.getByLabel(buying.isGift).check()
    await page.locator('[name="gift.name"]').fill(name)
    await page.locator('[name="gift.message"]').fill('Sto lat!')
    await page.locator('[name="gift.send_on"]').fill(dayOf(new Date(Date.now() + 3 * DAY), 'Europe/Warsaw'))
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await page.locator('[name="gift.email"]').fill(buyer.email)
    await expectAccessible(page)
    await payButton(buyer).click()
    await expect.poll(() => page.locator('[name="gift.email"][aria-invalid="true"]').count()).toBe(1)
    await page.locator('[name="gift.email"]').fill(email)
    await fillCard(buyer, '4111 1111 1111 1111')
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')
    await page.getByRole('link', { name: buyer.words.payments('payment.continue') }).click()
    await page.waitForURL('**/my/orders')
    await page.getByText(gifts.status_waiting, { exact: true }).waitFor()
    const [confirmation] = await mailsTo(stage.url, buyer.email, /gift|prezent/)
    expect(confirmation!.text).toContain(`${name} (${email})`)

    await page.getByRole('button', { name: say('change', { name }) }).click()
    await page.getByRole('dialog').locator('[name="gift.message"]').waitFor()
    await expectAccessible(page)
    await page.getByRole('dialog').locator('[name="gift.message"]').fill('Wszystkiego dobrego!')
    await page.getByRole('dialog').getByRole('button', { name: gifts.save, exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: say('sendNow', { name }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: gifts.sendShort, exact: true }).click()
    await page.getByText(gifts.status_sent, { exact: true }).waitFor()

    const [mail] = await mailsTo(stage.url, email, /gift|prezent/)
    expect(mail!.text).toContain('Wszystkiego dobrego!')
    const link = /https?:\/\/\S+(\/invitations\/\S+)/.exec(mail!.text)![1]!
    const visitor = await stage.aPage({ language, width, scheme })
    await open(visitor, link)
    await visitor.getByRole('heading', { level: 1, name: say('pageTitle', { buyer: buyer.name }) }).waitFor()
    await visitor.getByText('Wszystkiego dobrego!').waitFor()
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: seats.register }).click()
    await visitor.waitForURL('**/register?*')
    await visitor.locator('[name="name"]').fill(name)
    await visitor.locator('[name="password"]').fill('gęślą-jaźń')
    await visitor.locator('[name="password_confirmation"]').fill('gęślą-jaźń')
    await visitor.locator('[name="terms"]').check()
    await visitor.getByRole('button', { name: people.register, exact: true }).click()
    await visitor.waitForURL(`**${link}`)
    await visitor.getByRole('button', { name: gifts.claim }).click()
    await visitor.waitForURL(`**/${COURSE}/watch**`)

    await open(page, '/my/orders')
    await page.getByText(gifts.status_accepted, { exact: true }).waitFor()
  },
)

const CONSULTATION = 'an-hour-at-the-workbench'

test.each(
  drawnLook([
    {
      language: 'en',
      width: 390,
      scheme: 'dark',
      gifts: giftsEn,
      seats: seatsEn,
      buying: buyingEn,
      people: peopleEn,
      times: timesEn,
    },
    {
      language: 'pl',
      width: 1440,
      scheme: 'light',
      gifts: giftsPl,
      seats: seatsPl,
      buying: buyingPl,
      people: peoplePl,
      times: timesPl,
    },
  ]),
)(
  'somebody gives a consultation without choosing when, and whoever it is for chooses ($language, $width px)',
  async ({ language, width, scheme, gifts, seats, buying, people, times }) => {
    const name = 'Ola Gość'
    const email = `hour.${language}@katedra.test`
    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${CONSULTATION}/checkout`)
    const when = page.getByRole('heading', { name: times.when, exact: true })
    await when.waitFor()
    await page.getByLabel(buying.isGift).check()
    await when.waitFor({ state: 'detached' })
    await page.getByText(buying.chooses).waitFor()
    await page.locator('[name="gift.name"]').fill(name)
    await page.locator('[name="gift.email"]').fill(email)
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')

    const [mail] = await mailsTo(stage.url, email, /gift|prezent/)
    const link = /https?:\/\/\S+(\/invitations\/\S+)/.exec(mail!.text)![1]!
    const visitor = await stage.aPage({ language, width, scheme })
    await open(visitor, link)
    await visitor.getByText(gifts.thenChoose).waitFor()
    await visitor.getByRole('link', { name: seats.register }).click()
    await visitor.waitForURL('**/register?*')
    await visitor.locator('[name="name"]').fill(name)
    await visitor.locator('[name="password"]').fill('gęślą-jaźń')
    await visitor.locator('[name="password_confirmation"]').fill('gęślą-jaźń')
    await visitor.locator('[name="terms"]').check()
    await visitor.getByRole('button', { name: people.register, exact: true }).click()
    await visitor.waitForURL(`**${link}`)
    await visitor.getByRole('button', { name: gifts.claim }).click()
    await visitor.waitForURL('**/my/consultations')
    await visitor.getByRole('link', { name: times.toChoose }).first().click()
    await visitor.waitForURL('**/my/consultations/choose/*')
    const choosing = new URL(visitor.url()).pathname
    await visitor.getByRole('main').locator('section button').first().click()
    await visitor.getByRole('dialog').getByRole('button', { name: times.bookIt, exact: true }).click()
    await visitor.getByRole('link', { name: times.move, exact: true }).waitFor()
    await open(visitor, choosing)
    await visitor.waitForURL('**/my/consultations')
    await visitor.getByRole('heading', { level: 1, name: times.mine, exact: true }).waitFor()
  },
)
