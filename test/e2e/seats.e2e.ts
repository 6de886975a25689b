import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as catalogEn } from '#modules/catalog/messages/en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/pl.ts'
import { en as peopleEn } from '#modules/people/messages/en.ts'
import { pl as peoplePl } from '#modules/people/messages/pl.ts'
import { en as buyingEn } from '#modules/checkout/messages/seats-en.ts'
import { pl as buyingPl } from '#modules/checkout/messages/seats-pl.ts'
import { en as seatsEn } from '#modules/seats/messages/en.ts'
import { pl as seatsPl } from '#modules/seats/messages/pl.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { MINUTE } from '#platform/clock.ts'
import { translator } from '#platform/i18n/text.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { aStage, type Stage } from './stage.ts'
import { saveChanges } from './save-changes.ts'

const MENDING = 'visible-mending'

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
      seats: seatsEn,
      buying: buyingEn,
      people: peopleEn,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      catalog: catalogPl,
      seats: seatsPl,
      buying: buyingPl,
      people: peoplePl,
    },
  ]),
)(
  'an admin sells licences, somebody buys five, hands them out, and whoever is invited learns ($language, $width px)',
  async ({ language, width, scheme, catalog, seats, buying, people }) => {
    const say = translator<typeof seatsEn>(seats, language)
    const money = (amount: number) => formatMoney({ amount, currency: 'PLN' }, language)
    const guest = `guest.${language}@katedra.test`
    const [course] = await stage.query<{ id: string; title: string }>(
      `select p.id, p.title from products p join schools s on s.id = p.school_id where s.slug = 'demo' and p.slug = $1`,
      [MENDING],
    )
    const { id, title } = course!
    await stage.query('update variants set seat_prices = null where product_id = $1', [id])

    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, `/home/courses/${id}/edit/price`)
    const form = admin.locator('form', { has: admin.locator('[name="is_sold_in_seats"]') })
    await form.getByLabel(catalog.seatsOn).check()
    while ((await form.locator('[name$=".from"]').count()) > 0)
      await form
        .getByRole('button', { name: catalog.seatsRemove.split('{')[0]! })
        .first()
        .click()
    for (const price of ['120', '100']) {
      await form.getByRole('button', { name: catalog.seatsAdd }).click()
      await form.getByRole('textbox', { name: catalog.seatsEach }).last().fill(price)
    }
    await expectAccessible(admin)
    await saveChanges(admin, language)
    await expect
      .poll(() => stage.query(`select seat_prices from variants where product_id = $1 and position = 1`, [id]))
      .toEqual([
        {
          seat_prices: [
            { from: 5, amount: 12_000 },
            { from: 10, amount: 10_000 },
          ],
        },
      ])

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    await open(page, `/${MENDING}/checkout`)
    await expect.poll(() => payButton(buyer).textContent()).toContain(money(14_900))
    await page.getByLabel(buying.howMany).fill('5')
    await expect.poll(() => payButton(buyer).textContent()).toContain(money(60_000))
    await expectAccessible(page)
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')
    await page.getByRole('link', { name: buyer.words.payments('payment.continue') }).click()
    await page.waitForURL(`**/home/access-manager/${id}`)
    await mailsTo(stage.url, buyer.email, language === 'pl' ? /Twoje licencje/ : /Your licences/)

    await open(page, '/my/orders')
    await page.locator(`a[href="/home/access-manager/${id}"]`).click()
    await page.getByRole('heading', { level: 1, name: seats.title }).waitFor()
    await page.getByText(say('left', { count: 4, left: 4, bought: 4 })).waitFor()
    await page.getByRole('textbox', { name: seats.name, exact: true }).fill('Łucja Gość')
    await page.getByRole('textbox', { name: seats.email, exact: true }).fill(guest)
    await page.getByRole('button', { name: seats.send, exact: true }).click()
    await page.getByText(say('left', { count: 4, left: 3, bought: 4 })).waitFor()

    await page.getByRole('button', { name: seats.importMany }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(`Ola Nowak, ola.${language}@katedra.test\nnobody`)
    await dialog.getByRole('button', { name: seats.importSend }).click()
    await dialog.getByText(seats.fault_unreadable).waitFor()
    await expectAccessible(page)
    expect(await dialog.getByRole('textbox').inputValue()).toBe('nobody')
    await dialog.getByRole('button', { name: seats.cancel, exact: true }).click()
    await page.getByText(say('left', { count: 4, left: 2, bought: 4 })).waitFor()
    await page.getByRole('button', { name: say('delete', { name: 'Ola Nowak' }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: seats.deleteShort, exact: true }).click()
    await page.getByText(say('left', { count: 4, left: 3, bought: 4 })).waitFor()

    const [mail] = await mailsTo(stage.url, guest, new RegExp(title))
    const link = /https?:\/\/\S+(\/invitations\/\S+)/.exec(mail!.text)![1]!
    const visitor = await stage.aPage({ language, width, scheme })
    await logIn(visitor, STUDENT)
    await open(visitor, link)
    await visitor.getByText(say('sentToAnother', { email: guest, own: STUDENT.email })).waitFor()
    await visitor.getByRole('button', { name: say('acceptAnyway', { own: STUDENT.email }) }).waitFor()
    await expectAccessible(visitor)
    await visitor.getByRole('button', { name: seats.otherAccount }).click()
    await visitor.getByRole('link', { name: seats.register }).waitFor()
    await visitor.getByRole('heading', { level: 1, name: say('inviteTitle', { buyer: buyer.name }) }).waitFor()
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: seats.register }).click()
    await visitor.waitForURL('**/register?*')
    expect(await visitor.locator('[name="email"]').inputValue()).toBe(guest)
    await visitor.locator('[name="name"]').fill('Łucja Gość')
    await visitor.locator('[name="password"]').fill('gęślą-jaźń')
    await visitor.locator('[name="password_confirmation"]').fill('gęślą-jaźń')
    await visitor.locator('[name="terms"]').check()
    await visitor.getByRole('button', { name: people.register, exact: true }).click()
    await visitor.waitForURL(`**${link}`)
    await visitor.getByRole('button', { name: seats.accept }).click()
    await visitor.waitForURL(`**/${MENDING}/watch**`)

    await open(page, '/my')
    await page.getByRole('link', { name: title }).last().waitFor()
    await page.locator(`a[href="/home/access-manager/${id}"]`).click()
    await page.getByText(seats.status_accepted, { exact: true }).waitFor()
    await page.getByRole('progressbar', { name: say('progressOf', { name: 'Łucja Gość' }) }).waitFor()

    const late = `late.${language}@katedra.test`
    await page.getByRole('textbox', { name: seats.name, exact: true }).fill('Jan Późny')
    await page.getByRole('textbox', { name: seats.email, exact: true }).fill(late)
    await page.getByRole('button', { name: seats.send, exact: true }).click()
    const row = page.getByRole('listitem').filter({ hasText: late })
    await row.waitFor()
    await stage.moveClock(5 * MINUTE)
    await open(page, `/home/access-manager/${id}`)
    await page.getByRole('button', { name: say('remindAll', { count: 2 }) }).waitFor()
    await expectAccessible(page)
    await row.getByRole('button', { name: say('remind', { name: 'Jan Późny' }) }).dblclick()
    const reminded = seats.remindedOn.split('{')[0]!
    await row.getByText(reminded).waitFor()
    await page.getByText(say('reminded', { count: 1 })).waitFor()
    expect(await page.getByRole('alert').allTextContents()).toEqual([])
    await page.getByRole('button', { name: say('remindAll', { count: 1 }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('remindAll', { count: 1 }) })
      .click()
    const claimed = page.getByRole('listitem').filter({ hasText: guest })
    await claimed.getByText(reminded).waitFor()
    await expect.poll(() => page.getByText(seats.remindHint).count()).toBe(0)
    await mailsTo(stage.url, late, language === 'pl' ? /czeka na Ciebie/ : /is waiting for you/)
    await mailsTo(stage.url, guest, language === 'pl' ? /wciąż przed Tobą/ : /not started/)
  },
)
