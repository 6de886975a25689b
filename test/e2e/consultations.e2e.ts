import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as catalogEn } from '#modules/catalog/messages/en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/pl.ts'
import { en as consultationEn } from '#modules/consultations/messages/en.ts'
import { en as kindEn } from '#modules/consultations/messages/kind-en.ts'
import { en as panelEn } from '#modules/consultations/messages/panel-en.ts'
import { pl as kindPl } from '#modules/consultations/messages/kind-pl.ts'
import { pl as panelPl } from '#modules/consultations/messages/panel-pl.ts'
import { pl as consultationPl } from '#modules/consultations/messages/pl.ts'
import { en as serverEn } from '#modules/consultations/messages/server-en.ts'
import { pl as serverPl } from '#modules/consultations/messages/server-pl.ts'
import { en as productsEn } from '#modules/catalog/messages/panel-en.ts'
import { pl as productsPl } from '#modules/catalog/messages/panel-pl.ts'
import { translator } from '#platform/i18n/text.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { saveChanges } from './save-changes.ts'

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
      title: 'A Quarter for Your Spine',
      slug: 'a-quarter-for-your-spine',
      words: consultationEn,
      panel: { ...panelEn, ...kindEn },
      catalog: catalogEn,
      products: productsEn,
      server: serverEn,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      title: 'Kwadrans dla grzbietu',
      slug: 'kwadrans-dla-grzbietu',
      words: consultationPl,
      panel: { ...panelPl, ...kindPl },
      catalog: catalogPl,
      products: productsPl,
      server: serverPl,
    },
  ]),
)(
  'an admin offers an hour, a buyer whose time is taken chooses another and keeps what was typed, moves it, and the admin moves and cancels it ($language, $width px)',
  async ({ language, width, scheme, title, slug, words, panel, catalog, products, server }) => {
    const inPanel = translator<typeof panelEn>(panel, language)
    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, '/home/consultations')
    await expectText(admin, 'An Hour at the Workbench')
    await admin.getByRole('link', { name: panel.newOne }).first().click()
    await admin.getByRole('textbox', { name: catalog.title }).first().fill(title)
    await admin.getByRole('button', { name: products.next }).click()
    await admin.getByRole('textbox', { name: catalog.price }).fill('120')
    await admin.getByRole('button', { name: panel.create }).click()
    await admin.waitForURL(/\/home\/consultations\/[^/]+\/edit$/)
    const editor = new URL(admin.url()).pathname
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await expectText(admin, server.errors['consultations.no-hours'])
    for (const add of await admin.getByRole('button', { name: new RegExp(panel.addSpan) }).all()) await add.click()
    await admin.getByRole('button', { name: panel.addException }).click()
    await admin.locator('[name="exceptions.0.day"]').fill('2030-12-24')
    await expectAccessible(admin)
    await saveChanges(admin, language)
    await expectText(admin, catalog.saved)
    await admin.getByRole('textbox', { name: panel.link }).fill('https://meet.example/spine')
    await saveChanges(admin, language)
    await expectText(admin, catalog.saved)
    await admin.getByRole('button', { name: catalog.publish, exact: true }).click()
    await admin.getByRole('button', { name: catalog.unpublish }).waitFor()

    const page = await stage.aPage({ language, width, scheme, timeZone: 'America/New_York' })
    const buyer = aBuyer(page, language)
    await open(page, `/${slug}`)
    await page.waitForURL(`**/consultations/${slug}`)
    await page
      .getByText(/Eastern Time|czas wschodnioamerykański/)
      .first()
      .waitFor()
    const times = page.getByRole('main').locator('a[href*="slot="]')
    await times.first().click()
    await page.waitForURL(`**/${slug}/checkout?slot=*`)
    await page.getByRole('button', { name: words.change }).waitFor()
    await expectAccessible(page)
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    const taken = new URL(page.url()).searchParams.get('slot')
    await stage.query(
      `insert into bookings (id, school_id, product_id, student_id, state, starts_at, ends_at, busy_from, busy_until)
        select gen_random_uuid(), p.school_id, p.id, s.id, 'held', t, t + interval '1 hour', t, t + interval '1 hour'
        from products p join people s on s.school_id = p.school_id and s.role = 'student', (values ($2::timestamptz)) as at (t)
        where p.slug = $1 limit 1`,
      [slug, taken],
    )
    await payButton(buyer).click()
    await expectText(page, words.taken)
    await expectAccessible(page)
    await times.first().click()
    await page.getByRole('button', { name: words.change }).waitFor()
    await page
      .locator('[name="email"]')
      .and(page.locator(`[value="${buyer.email}"]`))
      .waitFor()
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL('**/my/consultations')
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('link', { name: words.join }).waitFor()
    // Followed before, a link loads its page, and of a page that was loaded nothing has the focus.
    await isAlive(page)
    await page.getByRole('link', { name: words.move }).click()
    await page.waitForURL('**/move')
    const headingHasFocus = () => page.locator('main h1').evaluate((heading) => heading === document.activeElement)
    await expect.poll(headingHasFocus).toBe(true)
    await page.getByRole('main').getByRole('list').last().getByRole('button').last().click()
    await page.getByRole('dialog').getByRole('button', { name: words.moveIt }).click()
    await page.waitForURL(/\/my\/consultations\/[^/]+$/)
    await expectText(page, words.moved)
    await expect.poll(headingHasFocus).toBe(true)

    await open(admin, `${editor}/bookings`)
    await expectText(admin, buyer.name)
    await admin.getByRole('button', { name: inPanel('moveOf', { name: buyer.name }) }).click()
    const moving = admin.getByRole('dialog')
    await moving.getByRole('combobox', { name: panel.time }).waitFor()
    await expectAccessible(admin)
    await moving.getByRole('button', { name: panel.moveSend }).click()
    await moving.waitFor({ state: 'hidden' })
    await expectText(admin, panel.wasMoved)
    await open(admin, '/home/bookings')
    await expectText(admin, buyer.name)
    await admin.getByRole('searchbox', { name: panel.searchBooked }).fill('nobody of that name')
    await expectText(admin, panel.noneBooked)
    await admin.getByRole('searchbox', { name: panel.searchBooked }).fill(buyer.email)
    await admin.getByRole('button', { name: inPanel('cancelOf', { name: buyer.name }) }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('textbox', { name: panel.cancelReason }).fill('Grypa')
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: panel.cancelSend }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expectText(admin, panel.cancelled)
    for (const list of ['/home/bookings', `${editor}/bookings`]) {
      await open(admin, list)
      await admin.getByRole('navigation', { name: panel.listed }).getByRole('link', { name: panel.past }).click()
      await admin.waitForURL(`**${list}/past`)
      await admin.getByText(panel.cancelled, { exact: true }).first().waitFor()
      await expectText(admin, buyer.name)
    }
    const [letter] = await mailsTo(
      stage.url,
      buyer.email,
      new RegExp(server.mails['cancelled.subject'].replace('{title}', title)),
    )
    expect(letter!.text).toContain('Grypa')
    await open(page, '/my/consultations')
    await page.getByRole('link', { name: words.toChoose }).click()
    await page.getByRole('main').locator('button').first().waitFor()
  },
)
