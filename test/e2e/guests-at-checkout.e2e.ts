import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as buyingEn } from '#modules/checkout/messages/seats-en.ts'
import { pl as buyingPl } from '#modules/checkout/messages/seats-pl.ts'
import { en as eventEn } from '#modules/live-events/messages/en.ts'
import { pl as eventPl } from '#modules/live-events/messages/pl.ts'
import { en as mailsEn } from '#modules/live-events/messages/server-en.ts'
import { pl as mailsPl } from '#modules/live-events/messages/server-pl.ts'
import { translator } from '#platform/i18n/text.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
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
    { language: 'en', width: 1440, scheme: 'light', buying: buyingEn, event: eventEn, mails: mailsEn.mails },
    { language: 'pl', width: 390, scheme: 'dark', buying: buyingPl, event: eventPl, mails: mailsPl.mails },
  ]),
)(
  'somebody names a guest as they buy three tickets, and whom the third is for they say later ($language, $width px)',
  async ({ language, width, scheme, buying, event, mails }) => {
    const say = translator<typeof eventEn>(event, language)
    const word = translator<typeof buyingEn>(buying, language)
    const [found] = await stage.query<{ id: string; slug: string }>(
      `select p.id, p.slug from products p join schools s on s.id = p.school_id where s.slug = 'demo' and p.title = $1`,
      [TITLE],
    )
    const { id, slug } = found!
    await stage.query(`update products set stock_limit = stock_sold + 5 where id = $1`, [id])
    await stage.query(`update variants set seat_prices = '[]' where product_id = $1`, [id])
    const guest = { name: 'Jan Gość', email: `jan.${language}@guests.test` }

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${slug}/checkout?quantity=3`)
    await page.getByText(buying.guests).click()
    await page.getByLabel(word('guestName', { number: 2 })).fill(guest.name)
    await page.getByLabel(word('guestEmail', { number: 2 })).fill('jan@')
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await page.getByText(buying.guests).click()
    await payButton(buyer).click()
    await expect.poll(() => page.locator('[name="guests.0.email"][aria-invalid="true"]').count()).toBe(1)
    await page.locator('[name="guests.0.email"]').waitFor()
    await expectAccessible(page)
    await page.locator('[name="guests.0.email"]').fill(guest.email)
    await fillCard(buyer, '4111 1111 1111 1111')
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')

    const [letter] = await mailsTo(stage.url, guest.email, new RegExp(mails['guest.subject'].replace('{title}', TITLE)))
    const theirs = await stage.aPage({ language, width, scheme })
    await theirs.goto(/https?:\S+\/events\/tickets\/\S+/.exec(letter!.text)![0])
    await theirs.getByRole('img', { name: event.qr }).waitFor()
    await expectText(theirs, guest.name)

    await open(page, `/my/events/${slug}`)
    await expectText(page, guest.email)
    await page.getByRole('button', { name: say('changeGuestOf', { number: 2 }) }).waitFor()
    await page.getByRole('button', { name: say('nameGuestOf', { number: 3 }) }).waitFor()
  },
)
