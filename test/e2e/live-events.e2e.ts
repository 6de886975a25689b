import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as catalogEn } from '#modules/catalog/messages/en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/pl.ts'
import { en as productsEn } from '#modules/catalog/messages/panel-en.ts'
import { pl as productsPl } from '#modules/catalog/messages/panel-pl.ts'
import { en as eventEn } from '#modules/live-events/messages/en.ts'
import { en as kindEn } from '#modules/live-events/messages/kind-en.ts'
import { en as panelEn } from '#modules/live-events/messages/panel-en.ts'
import { pl as kindPl } from '#modules/live-events/messages/kind-pl.ts'
import { pl as panelPl } from '#modules/live-events/messages/panel-pl.ts'
import { pl as eventPl } from '#modules/live-events/messages/pl.ts'
import { en as mailsEn } from '#modules/live-events/messages/server-en.ts'
import { pl as mailsPl } from '#modules/live-events/messages/server-pl.ts'
import { sayWhen } from '#platform/time/say-when.ts'
import { clock, DAY } from '#platform/clock.ts'
import { instantOf, wallTimeOf } from '#platform/time/wall-time.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const SCHOOL_ZONE = 'Europe/Warsaw'

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
      title: 'Paper by Candlelight',
      slug: 'paper-by-candlelight',
      event: eventEn,
      panel: { ...panelEn, ...kindEn },
      catalog: catalogEn,
      products: productsEn,
      refusals: mailsEn.errors,
      mails: mailsEn.mails,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      title: 'Papier przy świecy',
      slug: 'papier-przy-swiecy',
      event: eventPl,
      panel: { ...panelPl, ...kindPl },
      catalog: catalogPl,
      products: productsPl,
      refusals: mailsPl.errors,
      mails: mailsPl.mails,
    },
  ]),
)(
  'an admin makes an event for one, who buys the ticket finds it, comes in with its code, and nobody else can buy ($language, $width px)',
  async ({ language, width, scheme, title, slug, event, panel, catalog, products, refusals, mails }) => {
    const day = wallTimeOf(new Date(clock.now().getTime() + 30 * DAY), SCHOOL_ZONE).slice(0, 10)
    const [starts, ends] = [`${day}T18:00`, `${day}T20:00`]
    const iso = (typed: string) => instantOf(typed, SCHOOL_ZONE)!.toISOString()
    const date = { starts_at: iso(starts), ends_at: iso(ends) }
    const when = sayWhen(date, language, SCHOOL_ZONE)

    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, '/home/events')
    await expectText(admin, 'Open Evening: Bind One Book')
    await admin.getByRole('link', { name: panel.newOne }).first().click()
    await admin.getByRole('textbox', { name: catalog.title }).first().fill(title)
    await admin.getByRole('button', { name: products.next }).click()
    await admin.getByRole('textbox', { name: catalog.price }).fill('120')
    await admin.getByRole('button', { name: panel.create }).click()
    await admin.waitForURL(/\/home\/events\/[^/]+\/edit$/)
    const editor = new URL(admin.url()).pathname
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await expectText(admin, refusals['live-events.undated'])
    await admin.getByLabel(panel.starts).fill(starts)
    await admin.getByLabel(panel.ends).fill(ends)
    await admin.getByRole('textbox', { name: panel.link }).fill('https://meet.example/papier')
    await admin.getByRole('textbox', { name: panel.capacity }).fill('1')
    await expectAccessible(admin)
    await admin.getByRole('button', { name: panel.save }).click()
    await expectText(admin, catalog.saved)
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await admin.getByRole('button', { name: catalog.unpublish }).waitFor()

    const page = await stage.aPage({ language, width, scheme, timeZone: 'America/New_York' })
    const buyer = aBuyer(page, language)
    await open(page, `/${slug}`)
    await page.waitForURL(`**/events/${slug}`)
    await expectText(page, when)
    await expectText(page, event.ownTime.replace('{when}', sayWhen(date, language, 'America/New_York')))
    await page.getByRole('link', { name: event.buy, exact: true }).first().click()
    await page.waitForURL(`**/${slug}/checkout`)
    await expectText(page, when)
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL(`**/my/events/${slug}`)
    await page.getByRole('img', { name: event.qr }).waitFor()
    await page.getByRole('link', { name: event.join }).waitFor()
    await open(page, '/my')
    await page.getByRole('link', { name: title }).waitFor()
    await open(page, `/events/${slug}`)
    await page.getByRole('link', { name: event.toTicket }).waitFor()
    const subject = new RegExp(mails['ticket.subject'].replace('{title}', title))
    const letters = await mailsTo(stage.url, buyer.email, subject)
    const letter = letters.find((mail) => subject.test(mail.subject))
    const code = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(letter!.text)![0]

    const late = await stage.aPage({ language, width, scheme })
    await open(late, `/events/${slug}`)
    await late.getByRole('heading', { level: 1, name: title }).waitFor()
    await late.getByRole('link', { name: event.buy, exact: true }).first().waitFor({ state: 'detached' })

    await open(admin, `${editor}/participants`)
    await expectText(admin, buyer.name)
    await admin.getByRole('link', { name: panel.scan }).click()
    const typed = admin.getByRole('textbox', { name: panel.code })
    await typed.fill('00000-00000')
    await admin.getByRole('button', { name: panel.letIn }).click()
    await expectText(admin, refusals['live-events.ticket-unknown'])
    expect(await typed.getAttribute('aria-invalid')).toBe('true')
    await typed.fill(code.toLowerCase())
    await admin.getByRole('button', { name: panel.letIn }).click()
    await expectText(admin, panel.welcome.replace('{name}', buyer.name))
    await open(admin, `${editor}/participants`)
    await admin.getByRole('button', { name: panel.undoOf.replace('{name}', buyer.name) }).click()
    await admin.getByRole('button', { name: panel.checkInOf.replace('{name}', buyer.name) }).waitFor()
  },
)
