import { afterAll, beforeAll, expect, test } from 'vitest'

import { en as accounts } from '#modules/payments/messages/accounts-en.ts'
import { en as card } from '#modules/payments/messages/card-en.ts'
import { clearBankFaults } from '#providers/payments/sandbox/clear-bank-faults.ts'
import { planBankFault } from '#providers/payments/sandbox/plan-bank-fault.ts'
import type { Fault } from '#programs/sandbox-bank/faults.ts'
import { credentialsFrom } from '#programs/sandbox-bank/credentials.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, type Buyer, buy, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStageOfItsOwn, type Stage } from './stage.ts'

const LINOCUT = 'linocut-at-the-kitchen-table'
const MENDING = 'visible-mending'
const SECRET = 'the-bank-of-the-journeys'
const APPROVED = '4111 1111 1111 1111'
const ASKS_FOR_CODE = '4000 0027 6000 3184'
const REFUSED = '4000 0000 0000 9995'
const CONFIRMED_LATE = '4000 0000 0000 0077'
const MINUTE = 60_000

let stage: Stage

beforeAll(async () => {
  stage = await aStageOfItsOwn({
    BANK_CONTROL: 'true',
    SANDBOX_BANK_SECRET: SECRET,
    BANK_LATE_CONFIRMATION_MS: '20000',
  })
})
afterAll(() => stage.close())

const bank = () => ({ origin: stage.bankUrl, merchant: credentialsFrom(SECRET), timeout: 5000 })
const plan = (fault: Fault, more: { times?: number; delay?: number } = {}) =>
  planBankFault(bank(), { fault, times: 1, delay: 0, ...more })

/** What there is of a buyer's purchases: each word once, or the journey has found a leak. */
async function traces({ email }: Buyer) {
  const count = async (sql: string) => (await stage.query<{ status: string }>(sql, [email])).map(({ status }) => status)
  return {
    transactions: await count(
      `select t.status from transactions t join people p on p.id = t.payer_id where p.email = $1 order by t.created_at`,
    ),
    grants: (
      await count(`select g.source status from grants g join people p on p.id = g.student_id where p.email = $1`)
    ).length,
    mails: (await mailsTo(stage.url, email, / is yours$| czeka na Ciebie$/)).filter(({ subject }) =>
      / is yours$| czeka na Ciebie$/.test(subject),
    ).length,
  }
}

const ONCE = { grants: 1, mails: 1 }
const PAID = expect.stringMatching(/^(PERFORMED|CLEARED|ACCESS_GRANTED)$/)

const confirmAtBank = async ({ page }: Buyer, code: string) => {
  await page.waitForURL(`${stage.bankUrl}/**`)
  await page.getByRole('textbox').fill(code)
  await page.locator('button[value="confirm"]').click()
  await page.waitForURL(`${stage.url}/payment/**`)
}

const COMPANY = { company_name: 'Żółw sp. z o.o.', vat_id: 'PL5260250274', postal_code: '00-001', city: 'Warszawa' }
const fillCompany = async ({ page, words: { billing } }: Buyer) => {
  await page.getByRole('textbox', { name: billing('company') }).fill(COMPANY.company_name)
  await page.getByRole('textbox', { name: billing('address1') }).fill('ul. Wolna 1')
  await page.getByRole('textbox', { name: billing('postalCode') }).fill('00001')
  await page.getByRole('textbox', { name: billing('city') }).fill(COMPANY.city)
}
const companiesOf = ({ email }: Buyer) =>
  stage.query(
    `select o.company_name, o.billing ->> 'vat_id' as vat_id, o.postal_code, o.city
     from orders o join people p on p.id = o.student_id where p.email = $1`,
    [email],
  )

test('the checkout says under each field what is missing, and groups a card as its brand prints it', async () => {
  const buyer = aBuyer(await stage.aPage())
  const { page } = buyer
  await open(page, `/${LINOCUT}/checkout`)
  await payButton(buyer).click()
  for (const message of [
    'Please provide a valid name',
    'Please provide a valid email address',
    'Please provide a valid card number',
    'Please provide a valid expiry month',
    'Please provide a valid expiry year',
    'Please provide a valid CVV',
    'This field is required',
  ])
    await expectText(page, message)
  await expectAccessible(page)

  const number = page.getByRole('textbox', { name: 'Card number' })
  await number.pressSequentially('4111111111111112')
  expect(await number.inputValue()).toBe('4111 1111 1111 1112')
  await page.getByText('Card brand: Visa').waitFor({ state: 'attached' })
  await payButton(buyer).click()
  await expectText(page, 'Looks like this card number has an error')
  await number.fill('')
  await number.pressSequentially('378282246310005')
  expect(await number.inputValue()).toBe('3782 822463 10005')
  await page.getByText('Card brand: American Express').waitFor({ state: 'attached' })
  await expectText(page, '4 digits on the front of the card')
  const years = await page.getByRole('combobox', { name: 'Expiry year' }).getByRole('option').allInnerTexts()
  expect(years.filter((year) => /^\d{4}$/.test(year))).toHaveLength(12)
  const summary = page.getByRole('alert').filter({ hasText: 'Validation error' })
  await summary.getByText('Check that all fields marked * are completed').waitFor()
  expect(await stage.query(`select 1 from people where email = $1`, [buyer.email])).toEqual([])
})

test('a purchase needs its consents, and a VAT number its form', async () => {
  const buyer = aBuyer(await stage.aPage({ scheme: 'dark', width: 390 }))
  const { page } = buyer
  await open(page, `/${LINOCUT}/checkout`)
  await fillAccount(buyer)
  await fillCard(buyer, APPROVED)
  await page.getByText('Phone and invoice details').click()
  await page.getByRole('checkbox', { name: 'I’m buying as a company' }).check()
  await page.getByRole('textbox', { name: 'VAT ID' }).fill('PL 526-025-02-75')
  const consents = page.locator('[name^="consents."]')
  for (const box of await consents.all()) expect(await box.isChecked()).toBe(false)
  await payButton(buyer).click()
  await expectText(page, 'This field is required')
  await expectText(page, 'Incorect VAT Number format')
  await expectAccessible(page)
  await consent(buyer)
  await fillCompany(buyer)
  await payButton(buyer).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Validation error' })
  await summary.getByText('Check that all fields are filled correctly').waitFor()
  await summary.getByRole('link', { name: 'VAT ID: Incorect VAT Number format' }).waitFor()
  await page.getByRole('textbox', { name: 'VAT ID' }).fill('PL 526-025-02-74')
  await payButton(buyer).click()
  await outcome(buyer, 'payment.success')
  await expectAccessible(page)
  expect(await traces(buyer)).toEqual({ transactions: [PAID], ...ONCE })
  expect(await companiesOf(buyer)).toEqual([COMPANY])
})

test('what a company typed is there after its card was refused, and stands on the order that is paid', async () => {
  const buyer = aBuyer(await stage.aPage({ language: 'pl' }), 'pl')
  const { page, words } = buyer
  const { billing, payments } = words
  await open(page, `/${LINOCUT}/checkout`)
  await page.getByText(billing('details')).click()
  await page.getByRole('checkbox', { name: billing('asCompany') }).check()
  await page.getByRole('textbox', { name: billing('vat') }).fill('526 025 02 74')
  await fillCompany(buyer)
  await fillAccount(buyer)
  await fillCard(buyer, REFUSED)
  await consent(buyer)
  await payButton(buyer).click()
  await outcome(buyer, 'payment.failed')
  await page.getByRole('link', { name: payments('payment.go-back') }).click()
  await page.waitForURL(`**/${LINOCUT}/checkout`)
  await isAlive(page)
  expect(await page.getByRole('checkbox', { name: billing('asCompany') }).isChecked()).toBe(true)
  expect(await page.getByRole('textbox', { name: billing('company') }).inputValue()).toBe(COMPANY.company_name)
  expect(await page.getByRole('textbox', { name: billing('city') }).inputValue()).toBe(COMPANY.city)
  await fillCard(buyer, APPROVED)
  await consent(buyer)
  await payButton(buyer).click()
  await outcome(buyer, 'payment.success')
  expect(await companiesOf(buyer)).toEqual([COMPANY, COMPANY])
  await open(page, '/my/orders')
  await expectText(page, `na firmę ${COMPANY.company_name}, numer VAT ${COMPANY.vat_id}`)
})

test('every refused card says why and leads back to the checkout, and the next card pays', async () => {
  const buyer = aBuyer(await stage.aPage())
  const { page, words } = buyer
  const refused = {
    '4000 0000 0000 9995': 'insufficient_funds',
    '4000 0000 0000 6975': 'limit_exceeded',
    '4000 0000 0000 0069': 'card_expired',
    '4000 0000 0000 9987': 'card_lost',
    '4000 0000 0000 9979': 'card_stolen',
    '4242 4242 4242 4242': 'card_declined',
  } as const
  for (const [number, reason] of Object.entries(refused)) {
    await buy(buyer, LINOCUT, number)
    await outcome(buyer, 'payment.failed')
    await expectText(page, words.payments(`declined.${reason}`))
    await expectText(page, words.payments(`declined.${reason}-advice`))
    if (reason === 'card_declined') await expectText(page, 'Sale error')
    if (reason === 'insufficient_funds')
      await expectText(page, 'Something went wrong. Please check your balance and try again later.')
    await expectText(page, 'You have not been charged.')
    await page.getByRole('link', { name: 'Go back' }).click()
    await page.waitForURL(`**/${LINOCUT}/checkout`)
  }
  await expectText(page, `Logged in as ${buyer.name}`)
  await page.route('**/onepagecheckout', (route) =>
    route.continue({
      postData: { ...(route.request().postDataJSON() as object), encrypted_card: 'Damaged on its way' },
    }),
  )
  await buy(buyer, LINOCUT, APPROVED)
  await outcome(buyer, 'payment.failed')
  await expectText(page, 'Card data is not valid')
  await page.unroute('**/onepagecheckout')
  await buy(buyer, LINOCUT, '5555 5555 5555 4444')
  await outcome(buyer, 'payment.success')
  const { transactions, ...rest } = await traces(buyer)
  expect(transactions).toEqual([...Array(7).fill(expect.stringMatching(/^(FAILURE|ERROR)$/)), PAID])
  expect(rest).toEqual(ONCE)
})

test.each(drawnLook(['en', 'pl']))('3-D Secure refuses a wrong code and takes the right one (%s)', async (language) => {
  const given = language === 'pl' ? ({ language, width: 390 } as const) : ({ language, scheme: 'dark' } as const)
  const buyer = aBuyer(await stage.aPage(given), language)
  const { page, words } = buyer
  await buy(buyer, LINOCUT, ASKS_FOR_CODE)
  await page.waitForURL(`${stage.bankUrl}/**`)
  await expectAccessible(page)
  await confirmAtBank(buyer, '654321')
  await outcome(buyer, 'payment.failed')
  await expectText(page, words.payments('declined.authentication_failed'))
  await expectAccessible(page)
  await page.getByRole('link', { name: words.payments('payment.go-back') }).click()
  await page.waitForURL(`**/${LINOCUT}/checkout`)
  const consents = page.locator('[name^="consents."]')
  await expect.poll(() => consents.count()).toBeGreaterThan(0)
  await expect.poll(() => consents.and(page.locator(':not(:checked)')).count()).toBe(0)
  await buy(buyer, LINOCUT, ASKS_FOR_CODE)
  await confirmAtBank(buyer, '123456')
  await outcome(buyer, 'payment.success')
  await page.getByRole('link', { name: words.payments('payment.open') }).click()
  await page.waitForURL(`**/${LINOCUT}/watch/**`)
  expect(await traces(buyer)).toEqual({ transactions: [expect.stringMatching(/^(FAILURE|ERROR)$/), PAID], ...ONCE })
})

test('someone who has an account signs in on the page itself, and pays with an American Express card', async () => {
  const first = aBuyer(await stage.aPage())
  await buy(first, LINOCUT, APPROVED)
  await outcome(first, 'payment.success')

  const again: Buyer = { ...first, page: await stage.aPage() }
  const { page } = again
  await open(page, `/${MENDING}/checkout`)
  await page.getByRole('radio', { name: 'I have an account' }).check()
  await page.getByRole('textbox', { name: 'Email' }).fill(again.email)
  await page.getByLabel(/^Password/).fill('not this one')
  await page.getByRole('button', { name: 'Log in and continue' }).click()
  await expectText(page, /Wrong email or password|These credentials do not match our records/)
  await expectAccessible(page)
  await page.getByLabel(/^Password/).fill(again.password)
  await page.getByRole('button', { name: 'Log in and continue' }).click()
  await expectText(page, `Logged in as ${again.name}`)
  await fillCard(again, '3782 822463 10005')
  await consent(again)
  await payButton(again).click()
  await outcome(again, 'payment.success')
  await expect.poll(() => traces(again)).toEqual({ transactions: [PAID, PAID], grants: 2, mails: 2 })
})

test('a payment the bank is slow to confirm warns after a minute, survives a 502, and ends in thanks', async () => {
  const buyer = aBuyer(await stage.aPage())
  const { page } = buyer
  await page.clock.install()
  await buy(buyer, LINOCUT, CONFIRMED_LATE)
  await page.getByRole('heading', { name: 'Waiting for the bank' }).waitFor()
  await isAlive(page)
  await expectAccessible(page)
  let polls = 0
  await page.route('**/transaction/*/pending', async (route) => {
    polls += 1
    if (polls === 1) await route.fulfill({ status: 502, json: { message: 'Bad gateway' } })
    else await route.continue()
  })
  await page.clock.fastForward(MINUTE)
  await expectText(page, "We haven't received a transaction confirmation yet.")
  await expectText(page, 'Please check if the transaction registered in your bank account.')
  expect(polls).toBeGreaterThanOrEqual(1)
  await expectAccessible(page)
  await outcome(buyer, 'payment.success')
  expect(await traces(buyer)).toEqual({ transactions: [PAID], ...ONCE })
})

test('any other error of a poll is said without claiming anything about the money', async () => {
  const buyer = aBuyer(await stage.aPage())
  const { page } = buyer
  await page.route('**/transaction/*/pending', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }))
  await buy(buyer, LINOCUT, CONFIRMED_LATE)
  await expectText(page, 'There was an error during the payment process. Please reload the page and try again.')
  await expectAccessible(page)
  await page.unroute('**/transaction/*/pending')
  await page.getByRole('button', { name: 'Reload' }).click()
  await outcome(buyer, 'payment.success')
  expect(await traces(buyer)).toEqual({ transactions: [PAID], ...ONCE })
})

test('a double click, a reload, the back button and a second tab are one purchase', async () => {
  const visit = await stage.aVisit()
  const buyer = aBuyer(await visit.newPage())
  const { page } = buyer
  await open(page, `/${LINOCUT}/checkout`)
  await fillAccount(buyer)
  await fillCard(buyer, APPROVED)
  await consent(buyer)
  await payButton(buyer).dblclick()
  await outcome(buyer, 'payment.success')
  const paymentUrl = page.url()
  await expect
    .poll(() => page.evaluate(() => document.cookie), { message: 'the thanks were seen' })
    .toContain('katedra_payment_seen')
  await page.goBack()
  await expectText(page, 'This is already yours')
  await page.goto(paymentUrl)
  await page.waitForURL(`**/${LINOCUT}/watch/**`)

  const [one, two] = [await visit.newPage(), await visit.newPage()].map((tab): Buyer => ({ ...buyer, page: tab }))
  for (const tab of [one!, two!]) {
    await open(tab.page, `/${MENDING}/checkout`)
    await fillCard(tab, APPROVED)
    await consent(tab)
  }
  await Promise.all([payButton(one!).click(), payButton(two!).click()])
  // Whose payment page comes after the thanks were seen in the other is led on at once.
  await Promise.all(
    [one!, two!].map((tab) =>
      Promise.race([
        tab.page
          .getByText(/Thank you|This is already yours/)
          .first()
          .waitFor(),
        tab.page.waitForURL(`**/${MENDING}/watch/**`),
      ]),
    ),
  )
  expect(await traces(buyer)).toEqual({ transactions: [PAID, PAID], grants: 2, mails: 2 })
})

test('an answer lost on its way and a notification sent twice are one charge, one grant and one mail', async () => {
  const buyer = aBuyer(await stage.aPage())
  await plan('lose_answer')
  await plan('notify_twice')
  await buy(buyer, LINOCUT, APPROVED)
  await outcome(buyer, 'payment.success')
  expect(await traces(buyer)).toEqual({ transactions: [PAID], ...ONCE })
  const charges = await stage.query(`select status from sandbox_bank.payments where customer_email = $1`, [buyer.email])
  expect(charges).toEqual([{ status: 'approved' }])
})

test('what is owned is not sold again', async () => {
  const buyer = aBuyer(await stage.aPage())
  const { page } = buyer
  await buy(buyer, LINOCUT, APPROVED)
  await outcome(buyer, 'payment.success')
  await open(page, `/${LINOCUT}/checkout`)
  await expectText(page, 'This is already yours')
  await expectAccessible(page)
})

test('where the bank gives tokens, the card goes to it alone; while it does not, that is a “Card problem”', async () => {
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  await open(admin, '/home/settings/payments')
  const byText = (name: string) => admin.getByRole('button', { name, exact: true })
  await byText(accounts.replace).click()
  await admin.getByRole('combobox', { name: accounts.card_form }).selectOption('token')
  await expectAccessible(admin)
  await byText(accounts.connect).click()
  await admin.getByText(accounts.connected, { exact: true }).waitFor()

  const policyOf = async (path: string) =>
    (await fetch(`${stage.url}${path}`)).headers.get('content-security-policy')!.match(/connect-src[^;]*/)![0]
  expect(await policyOf(`/${LINOCUT}/checkout`)).toContain(stage.bankUrl)
  expect(await policyOf(`/${LINOCUT}`)).not.toContain(stage.bankUrl)

  const buyer = aBuyer(await stage.aPage())
  const { page } = buyer
  const [sent, asked]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
    else asked.push(new URL(request.url()).pathname)
  })
  await open(page, `/${LINOCUT}`)
  await page.locator(`main a[href$="/${LINOCUT}/checkout"]`).first().click()
  await page.waitForURL(`**/${LINOCUT}/checkout`)
  await expectText(page, card['card.locked'])
  // Come to inside the site, it is loaded anew with a policy of its own.
  expect(asked).toContain(`/${LINOCUT}/checkout.data`)
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)).toMatch(/checkout$/)
  await isAlive(page)
  await fillAccount(buyer)
  await fillCard(buyer, APPROVED)
  await consent(buyer)
  await plan('down', { times: 100 })
  await payButton(buyer).click()
  await page.getByRole('alert').filter({ hasText: card['card.problem'] }).waitFor()
  await expectAccessible(page)
  expect(await stage.query(`select 1 from people where email = $1`, [buyer.email])).toEqual([])
  await clearBankFaults(bank())
  await payButton(buyer).click()
  await outcome(buyer, 'payment.success')
  expect(await traces(buyer)).toEqual({ transactions: [PAID], ...ONCE })
  const bodies = sent.filter((body) => body.includes('4111111111111111'))
  const names = ['key', 'number', 'expiry', 'code']
  expect(bodies.map((body) => Object.keys(JSON.parse(body) as object))).toEqual([names, names])
})
