import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as panelEn } from '#modules/offers/messages/bump-panel-en.ts'
import { pl as panelPl } from '#modules/offers/messages/bump-panel-pl.ts'
import { en as checkoutEn } from '#modules/checkout/messages/en.ts'
import { pl as checkoutPl } from '#modules/checkout/messages/pl.ts'
import { en as upsellEn } from '#modules/checkout/messages/upsell-en.ts'
import { pl as upsellPl } from '#modules/checkout/messages/upsell-pl.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, type Buyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { within } from '#test/limits.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const MENDING = { title: 'Visible Mending', slug: 'visible-mending', amount: 14_900 }
const LINOCUT = { title: 'Linocut at the Kitchen Table', slug: 'linocut-at-the-kitchen-table', amount: 21_900 }
const OWN = 9_900
const APPROVED = '4111 1111 1111 1111'
const ASKS_FOR_CODE = '4000 0027 6000 3184'
const ONLY_ONCE = '4000 0000 0000 0341'

const ordersOf = ({ email }: Buyer) =>
  stage.query<{ status: string; amount: number; follows: boolean }>(
    `select o.status, o.amount, o.follows_order_id is not null as follows from orders o join people p on p.id = o.student_id
     where lower(p.email) = lower($1) order by o.created_at`,
    [email],
  )
const BOTH = [
  { status: 'paid', amount: MENDING.amount, follows: false },
  { status: 'paid', amount: OWN, follows: true },
]

const confirmAtBank = async ({ page }: Buyer) => {
  await page.waitForURL(`${stage.bankUrl}/**`)
  await page.getByRole('textbox').fill('123456')
  await page.locator('button[value="confirm"]').click()
  await page.waitForURL(`${stage.url}/payment/**`)
}

/** At the checkout of the course: with the card kept afterwards, or without. */
async function pay(buyer: Buyer, { number, keepsCard }: { number: string; keepsCard: boolean }): Promise<void> {
  const { page } = buyer
  await open(page, `/${MENDING.slug}/checkout`)
  await fillAccount(buyer)
  await fillCard(buyer, number)
  const box = page.locator('[name="consents.keep_card"]')
  expect(await box.isChecked(), 'never ticked beforehand').toBe(false)
  await consent(buyer)
  await box.setChecked(keepsCard)
  await payButton(buyer).click()
}

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', panel: panelEn, words: upsellEn, checkout: checkoutEn },
    { language: 'pl', width: 390, scheme: 'dark', panel: panelPl, words: upsellPl, checkout: checkoutPl },
  ]),
)(
  'an admin offers a course after another, and buyers take it by one press, at the checkout, or not at all ($language, $width px)',
  { timeout: within(400_000) },
  async ({ language, width, scheme, panel, words, checkout }) => {
    const inPanel = translator<typeof panelEn>(panel, language)
    const say = translator<typeof upsellEn>(words, language)
    const inCheckout = translator<typeof checkoutEn>(checkout, language)
    const money = (amount: number) => formatMoney({ amount, currency: 'PLN' }, language)
    const [course] = await stage.query<{ id: string }>('select id from products where slug = $1', [MENDING.slug])
    await stage.query(`delete from upsells where product_id = $1`, [course!.id])

    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    await open(admin, `/home/courses/${course!.id}/edit/checkout`)
    await admin.getByRole('button', { name: panel.afterAdd, exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('combobox', { name: panel.product }).fill('linocut')
    await admin.getByRole('option', { name: LINOCUT.title }).click()
    await dialog.getByRole('radio', { name: panel.price_amount }).check()
    await dialog.getByRole('textbox', { name: panel.amount }).fill(String(OWN / 100))
    await dialog.getByRole('textbox', { name: panel.heading }).fill('What to do with the scraps')
    await dialog.getByRole('button', { name: panel.save }).click()
    await dialog.waitFor({ state: 'hidden' })
    await admin.getByRole('button', { name: inPanel('edit', { title: LINOCUT.title }) }).waitFor()

    const aNewBuyer = async () => aBuyer(await stage.aPage({ language, width, scheme }), language)
    const offerTo = ({ page }: Buyer) => page.getByRole('region', { name: 'What to do with the scraps' })
    const press = ({ page }: Buyer) => page.getByRole('button', { name: say('order', { amount: money(OWN) }) })

    const quick = await aNewBuyer()
    await pay(quick, { number: ASKS_FOR_CODE, keepsCard: true })
    await confirmAtBank(quick)
    await outcome(quick, 'payment.success')
    await offerTo(quick).waitFor()
    await expectText(quick.page, LINOCUT.title)
    await expectAccessible(quick.page)
    await press(quick).click()
    await expectText(quick.page, say('required'))
    expect(await ordersOf(quick), 'nothing is ordered without the consents').toHaveLength(1)
    await consent(quick)
    await press(quick).dblclick()
    await confirmAtBank(quick)
    await outcome(quick, 'payment.success')
    await expect.poll(() => ordersOf(quick)).toEqual(BOTH)
    expect(await offerTo(quick).count(), 'nothing more is offered').toBe(0)
    await open(quick.page, `/${LINOCUT.slug}/watch`)
    expect(new URL(quick.page.url()).pathname).toContain(`/${LINOCUT.slug}/`)
    await mailsTo(stage.url, quick.email, /Linocut/)

    const careful = await aNewBuyer()
    await pay(careful, { number: APPROVED, keepsCard: false })
    await outcome(careful, 'payment.success')
    await offerTo(careful).waitFor()
    await expectAccessible(careful.page)
    await offerTo(careful)
      .getByRole('link', { name: say('toCheckout') })
      .click()
    await careful.page.waitForURL(`**/${LINOCUT.slug}/checkout**`)
    await expect.poll(() => payButton(careful).textContent()).toContain(money(OWN))
    await fillCard(careful, APPROVED)
    await consent(careful)
    await payButton(careful).click()
    await outcome(careful, 'payment.success')
    expect(await ordersOf(careful)).toEqual(BOTH)

    const unlucky = await aNewBuyer()
    await pay(unlucky, { number: ONLY_ONCE, keepsCard: true })
    await outcome(unlucky, 'payment.success')
    await offerTo(unlucky).waitFor()
    await consent(unlucky)
    await press(unlucky).click()
    await outcome(unlucky, 'payment.failed')
    await unlucky.page.getByRole('link', { name: unlucky.words.payments('payment.go-back') }).click()
    await unlucky.page.waitForURL(`**/${LINOCUT.slug}/checkout**`)
    await expect.poll(() => payButton(unlucky).textContent()).toContain(money(OWN))
    expect((await ordersOf(unlucky)).map(({ status }) => status)).toEqual(['paid', 'failed'])

    const content = await aNewBuyer()
    await pay(content, { number: APPROVED, keepsCard: true })
    await outcome(content, 'payment.success')
    await content.page.getByRole('button', { name: say('decline') }).click()
    await offerTo(content).waitFor({ state: 'detached' })
    await content.page.reload()
    await content.page.waitForURL(`**/${MENDING.slug}/watch/**`)
    await open(content.page, `/${LINOCUT.slug}/checkout`)
    await expectText(content.page, inCheckout('pay', { amount: money(LINOCUT.amount) }))
    await expect
      .poll(() => stage.query(`select id from saved_cards where forget_at > now() + interval '5 minutes'`))
      .toEqual([])
  },
)
