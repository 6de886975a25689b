import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as catalogEn } from '#modules/catalog/messages/en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/pl.ts'
import { en as seatsEn } from '#modules/checkout/messages/seats-en.ts'
import { pl as seatsPl } from '#modules/checkout/messages/seats-pl.ts'
import { en as eventEn } from '#modules/live-events/messages/en.ts'
import { en as panelEn } from '#modules/live-events/messages/panel-en.ts'
import { pl as panelPl } from '#modules/live-events/messages/panel-pl.ts'
import { pl as eventPl } from '#modules/live-events/messages/pl.ts'
import { en as mailsEn } from '#modules/live-events/messages/server-en.ts'
import { pl as mailsPl } from '#modules/live-events/messages/server-pl.ts'
import { translator } from '#platform/i18n/text.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { saveChanges } from './save-changes.ts'

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
      catalog: catalogEn,
      buying: seatsEn,
      event: eventEn,
      panel: panelEn,
      mails: mailsEn.mails,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      catalog: catalogPl,
      buying: seatsPl,
      event: eventPl,
      panel: panelPl,
      mails: mailsPl.mails,
    },
  ]),
)(
  'somebody buys three tickets of an event and names a guest, who opens theirs without an account and comes in ($language, $width px)',
  async ({ language, width, scheme, catalog, buying, event, panel, mails }) => {
    const say = translator<typeof eventEn>(event, language)
    const [found] = await stage.query<{ id: string; slug: string }>(
      `select p.id, p.slug from products p join schools s on s.id = p.school_id where s.slug = 'demo' and p.title = $1`,
      [TITLE],
    )
    const { id, slug } = found!
    await stage.query(`update products set stock_limit = stock_sold + 5 where id = $1`, [id])
    await stage.query('update variants set seat_prices = null where product_id = $1', [id])
    const guest = { name: 'Jan Gość', email: `jan.gosc.${language}@guests.test` }

    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, `/home/events/${id}/edit/price`)
    const form = admin.locator('form', { has: admin.locator('[name="is_sold_in_seats"]') })
    await form.getByLabel(catalog.seatsOn).check()
    await expectText(admin, catalog.ticketsHelp)
    await saveChanges(admin, language)
    await expect
      .poll(() => stage.query(`select seat_prices from variants where product_id = $1`, [id]))
      .toEqual([{ seat_prices: [] }])

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${slug}/checkout`)
    await page.getByLabel(buying.howMany).fill('3')
    await expectText(page, translator<typeof seatsEn>(buying, language)('ticketsRest', { count: 2 }))
    await expectAccessible(page)
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL(`**/my/events/${slug}`)
    await page.getByRole('heading', { name: say('tickets', { count: 3 }) }).waitFor()

    await page.getByRole('button', { name: say('nameGuestOf', { number: 2 }) }).click()
    await page.getByRole('textbox', { name: event.guestName }).fill(guest.name)
    await page.getByRole('textbox', { name: event.guestEmail }).fill(guest.email)
    await expectAccessible(page)
    await page.getByRole('button', { name: event.saveGuest, exact: true }).click()
    await page.getByRole('button', { name: say('changeGuestOf', { number: 2 }) }).waitFor()
    await expectText(page, guest.email)

    const [letter] = await mailsTo(stage.url, guest.email, new RegExp(mails['guest.subject'].replace('{title}', TITLE)))
    const theirs = await stage.aPage({ language, width, scheme })
    await theirs.goto(/https?:\S+\/events\/tickets\/\S+/.exec(letter!.text)![0])
    await theirs.getByRole('img', { name: event.qr }).waitFor()
    await expectText(theirs, guest.name)
    const code = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(letter!.text)![0]

    await open(admin, `/home/events/${id}/check-in`)
    await admin.getByRole('textbox', { name: panel.code }).fill(code)
    await admin.getByRole('button', { name: panel.letIn }).click()
    await expectText(admin, panel.welcome.replace('{name}', guest.name))
    await open(admin, `/home/events/${id}/edit/participants`)
    await expectText(admin, panel.boughtBy.replace('{name}', buyer.name))
  },
)
