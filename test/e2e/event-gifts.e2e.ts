import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as buyingEn } from '#modules/checkout/messages/gift-en.ts'
import { pl as buyingPl } from '#modules/checkout/messages/gift-pl.ts'
import { en as eventEn } from '#modules/live-events/messages/en.ts'
import { en as panelEn } from '#modules/live-events/messages/panel-en.ts'
import { pl as panelPl } from '#modules/live-events/messages/panel-pl.ts'
import { pl as eventPl } from '#modules/live-events/messages/pl.ts'
import { en as peopleEn } from '#modules/people/messages/en.ts'
import { pl as peoplePl } from '#modules/people/messages/pl.ts'
import { en as seatsEn } from '#modules/seats/messages/en.ts'
import { en as giftsEn } from '#modules/seats/messages/gifts-en.ts'
import { pl as giftsPl } from '#modules/seats/messages/gifts-pl.ts'
import { pl as seatsPl } from '#modules/seats/messages/pl.ts'
import { DAY } from '#platform/clock.ts'
import { dayOf } from '#platform/time/days.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const TITLE = 'Open Evening: Bind One Book'

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
      words: { gifts: giftsEn, seats: seatsEn, buying: buyingEn, people: peopleEn, event: eventEn, panel: panelEn },
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      words: { gifts: giftsPl, seats: seatsPl, buying: buyingPl, people: peoplePl, event: eventPl, panel: panelPl },
    },
  ]),
)(
  'somebody gives a ticket of an event, whose place is kept until whoever it is for claims it and comes in ($language, $width px)',
  async ({ language, width, scheme, words: { gifts, seats, buying, people, event, panel } }) => {
    const name = 'Ola Gość'
    const email = `evening.${language}@katedra.test`
    const [found] = await stage.query<{ id: string; slug: string; until: Date }>(
      `select p.id, p.slug, p.takes_place_until as until from products p join schools s on s.id = p.school_id where s.slug = 'demo' and p.title = $1`,
      [TITLE],
    )
    const { id, slug, until } = found!
    await stage.query(`update products set stock_limit = stock_sold + 5 where id = $1`, [id])

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${slug}/checkout`)
    await page.getByLabel(buying.isGift).check()
    await page.getByText(buying.keepsPlace).waitFor()
    await page.locator('[name="gift.name"]').fill(name)
    await page.locator('[name="gift.email"]').fill(email)
    await page.locator('[name="gift.send_on"]').fill(dayOf(new Date(until.getTime() + 2 * DAY), 'Europe/Warsaw'))
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await expect.poll(() => page.locator('[name="gift.send_on"][aria-invalid="true"]').count()).toBe(1)
    await expectAccessible(page)
    await page.locator('[name="gift.send_on"]').fill(dayOf(new Date(), 'Europe/Warsaw'))
    await fillCard(buyer, '4111 1111 1111 1111')
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')

    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, `/home/events/${id}/edit/participants`)
    const row = admin.getByRole('listitem').filter({ hasText: email })
    await row.getByText(panel.unclaimed, { exact: true }).waitFor()
    expect(await row.getByRole('button').count()).toBe(0)

    const [mail] = await mailsTo(stage.url, email, /gift|prezent/)
    const link = /https?:\/\/\S+(\/invitations\/\S+)/.exec(mail!.text)![1]!
    const visitor = await stage.aPage({ language, width, scheme })
    await open(visitor, link)
    await expectText(visitor, gifts.begins.split('{at}')[1]!)
    await visitor.getByRole('link', { name: seats.register }).click()
    await visitor.waitForURL('**/register?*')
    await visitor.locator('[name="name"]').fill(name)
    await visitor.locator('[name="password"]').fill('gęślą-jaźń')
    await visitor.locator('[name="password_confirmation"]').fill('gęślą-jaźń')
    await visitor.locator('[name="terms"]').check()
    await visitor.getByRole('button', { name: people.register, exact: true }).click()
    await visitor.waitForURL(`**${link}`)
    await visitor.getByRole('button', { name: gifts.claim }).click()
    await visitor.waitForURL(`**/my/events/${slug}`)
    await visitor.getByRole('img', { name: event.qr }).waitFor()

    await admin.reload()
    await row.getByRole('button', { name: panel.checkInOf.replace('{name}', name) }).click()
    await row.getByRole('button', { name: panel.undoOf.replace('{name}', name) }).waitFor()
  },
)
