import type { Page } from 'playwright-core'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, fillLogin, logIn, OPERATOR } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test('an instructor opens a school, and lands in its panel at its own address', async () => {
  const page = await stage.aPage()
  await open(page, stage.platformUrl)
  await page.getByRole('link', { name: 'Open a school' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Open a school' }).waitFor()
  await page.getByLabel('Name of the school').fill('Łąka Pod Lasem')
  await expectText(page, /^laka-pod-lasem\.\S+ is free$/)
  await page.getByLabel('First and last name').fill('Gęślik Żółty')
  await page.getByLabel('Email').fill('geslik@katedra.test')
  await page.getByLabel('Password', { exact: true }).fill('gęślą-jaźń')
  await page.getByRole('button', { name: 'Open the school' }).click()
  await page.waitForURL((url) => url.hostname.startsWith('laka-pod-lasem.') && url.pathname === '/home')
  await isAlive(page)
  await expectText(page, 'From here to your first sale')
  await beginWithASample(page)

  const school = new URL(page.url()).origin
  const stranger = await stage.aPage({ width: 390, scheme: 'dark' })
  await open(stranger, school)
  await expectText(stranger, 'Łąka Pod Lasem')
  await expectAccessible(stranger)
  await open(stranger, `${school}/register`)
  await expectText(stranger, /I accept the\s+terms\s+of the school/)
  await open(stranger, `${school}/login`)
  await fillLogin(stranger, { email: 'admin@katedra.test', password: 'katedra-admin' })
  await expectText(stranger, /Wrong email or password|These credentials do not match our records/)
})

/** Publishes terms of which a sample is the beginning; the privacy policy is left for later. */
async function beginWithASample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write the terms and the policy' }).click()
  await page.getByRole('button', { name: 'Sample in English' }).first().click()
  await expectText(page, /This is a sample to begin from, not legal advice/)
  const terms = page.getByRole('textbox', { name: 'Terms' })
  await expect.poll(() => terms.innerText()).toContain('Łąka Pod Lasem')
  const publish = page.getByRole('button', { name: 'Publish the terms' })
  await publish.click()
  await expectText(page, /Fill in what is left open: \[This is a sample/)
  await expectAccessible(page)
  await terms.fill('Terms of Łąka Pod Lasem')
  await publish.click()
  await terms.waitFor({ state: 'detached' })
}

test('an address that is taken is said so while it is typed', async () => {
  const page = await stage.aPage({ width: 390 })
  await open(page, `${stage.platformUrl}/start`)
  await page.getByLabel('Address').fill('laka-pod-lasem')
  await expectText(page, /^laka-pod-lasem\.\S+ is taken$/)
  await expectAccessible(page)
})

test('the operator sees every school, finds one, sorts and narrows them', async () => {
  const page = await stage.aPage({ scheme: 'dark' })
  await open(page, `${stage.platformUrl}/login`)
  await fillLogin(page, OPERATOR)
  await page.waitForURL('**/operator')
  await page.getByRole('table', { name: 'Schools', exact: true }).waitFor()
  await page.getByRole('searchbox', { name: 'Search by name or address' }).fill('laka')
  await page.waitForURL('**/operator?q=laka')
  await expect.poll(() => page.getByRole('table', { name: 'Schools', exact: true }).getByRole('row').count()).toBe(2)
  await page.getByRole('columnheader', { name: 'Students' }).getByRole('link').click()
  await page.waitForURL('**/operator?q=laka&sort=-students')
  await page.getByLabel('State').selectOption('With faults')
  await expectText(page, 'No school matches “laka”')
})

test('the operator looks at one school, tries its mail again, and finds that written down', async () => {
  const id = randomUUID()
  await stage.query(`
    insert into mails (id, school_id, cause, "to", subject, html, text, failed_at, failure)
    select '${id}', id, '${id}', 'zofia@example.test', 'Zażółć gęślą jaźń', '<p>x</p>', 'x', now(), '550 5.1.1 no such mailbox'
    from schools where slug = 'demo'`)
  const page = await stage.aPage({ width: 390 })
  await open(page, `${stage.platformUrl}/login`)
  await fillLogin(page, OPERATOR)
  await page.waitForURL('**/operator')
  await page.getByRole('link', { name: 'See what failed' }).click()
  await page.waitForURL('**/operator/faults')
  await expectText(page, '550 5.1.1 no such mailbox')
  await expectAccessible(page)
  await page.getByRole('rowheader', { name: 'zofia@example.test' }).waitFor()
  await page
    .getByRole('row', { name: /zofia@example\.test/ })
    .getByRole('link')
    .click()
  await page.waitForURL('**/operator/schools/*')
  await expectText(page, 'admin@katedra.test')
  await page.getByRole('button', { name: 'Try again: zofia@example.test, Zażółć gęślą jaźń' }).click()
  await expectText(page, '1 mail is tried again.')
  await expect
    .poll(() => stage.query(`select sent_at is not null as sent, failure from mails where id = '${id}'`))
    .toEqual([{ sent: true, failure: null }])
  await page.reload()
  await expectText(page, 'Every mail has gone out.')
  await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'Trace' }).click()
  await page.waitForURL('**/operator/trace')
  await expectText(page, 'Tried a failing mail again: Zażółć gęślą jaźń')
})

test('the operator limits a school, and its owner sees how much is used and is told', async () => {
  const page = await stage.aPage({ width: 390, scheme: 'dark' })
  await logIn(page, OPERATOR, stage.platformUrl)
  await open(page, `${stage.platformUrl}/operator?q=demo`)
  await page.getByRole('table', { name: 'Schools', exact: true }).getByRole('link', { name: 'Dobra Ręka' }).click()
  await page.waitForURL('**/operator/schools/*')
  const limits = page.getByRole('region', { name: 'Limits', exact: true })
  const mails = limits.getByRole('textbox', { name: 'Mails in a month' })
  const [row] = await stage.query<{ sent: number }>(`
    select count(*)::int as sent from mails where created_at >= date_trunc('month', now(), 'UTC')
    and school_id = (select id from schools where slug = 'demo')`)
  await mails.fill(String(row!.sent))
  await limits.getByRole('textbox', { name: 'Storage, GB' }).fill('1000')
  // Another operator was quicker: it is said, and what was typed stays.
  await stage.query(`update school_limits set version = version + 1`)
  await limits.getByRole('button', { name: 'Save limits' }).click()
  await expectText(page, /Somebody else has set these limits meanwhile/)
  expect(await mails.inputValue()).toBe(String(row!.sent))
  await expectAccessible(page)
  await limits.getByRole('button', { name: 'Save limits' }).click()
  await expectText(page, 'Saved')
  await expectText(page, `Set what a school may use: 1000 GB · – · ${row!.sent} mails`)

  const owner = await stage.aPage({ width: 390 })
  await logIn(owner, ADMIN)
  await open(owner, '/home')
  await owner.getByRole('link', { name: '1 limit of your school is nearly reached' }).click()
  await owner.waitForURL('**/home/settings/school#use')
  await expectText(owner, /Full: news and reminders of unfinished purchases are left out until next month/)
  await expectText(owner, /of 1,000 GB/)
  await expectAccessible(owner)
  await stage.query(`update school_limits set mails_a_month = null, storage_gigabytes = null`)
})

test('while sign-ups are held a new school prepares itself, and opens once the operator says so', async () => {
  const page = await stage.aPage()
  await open(page, `${stage.platformUrl}/login`)
  await fillLogin(page, OPERATOR)
  await page.waitForURL('**/operator')
  await page.getByRole('switch', { name: 'New schools wait for approval' }).check()
  await expectText(page, 'Saved')
  const author = await stage.aPage({ width: 390, scheme: 'dark' })
  await open(author, `${stage.platformUrl}/start`)
  await expectText(author, /We look at each new school before it lets people in/)
  await author.getByLabel('Name of the school').fill('Jeziorna')
  await author.getByLabel('First and last name').fill('Zoé Żółw')
  await author.getByLabel('Email').fill('zoe@katedra.test')
  await author.getByLabel('Password', { exact: true }).fill('gęślą-jaźń')
  await author.getByRole('button', { name: 'Open the school' }).click()
  await author.waitForURL((url) => url.hostname.startsWith('jeziorna.') && url.pathname === '/home')
  await expectText(author, /This school waits for the platform to let it open/)
  await expectAccessible(author)
  await open(page, `${stage.platformUrl}/operator?state=held`)
  await page.getByRole('link', { name: 'Jeziorna' }).click()
  await expectText(page, /This school has waited for approval since/)
  await page.getByRole('button', { name: 'Say why not' }).click()
  await page.getByLabel('What its owners should know').fill('Say who you are: 🐢')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expectText(page, 'Told a school why it may not open yet: Say who you are: 🐢')
  await page.getByRole('button', { name: 'Let it open' }).click()
  await expectText(page, 'It may open. Its owners are told by mail.')
  await expect.poll(() => page.getByText(/has waited for approval/).count()).toBe(0)
  await author.reload()
  await expect.poll(() => author.getByText(/waits for the platform to let it open/).count()).toBe(0)
  await open(page, `${stage.platformUrl}/operator`)
  await page.getByRole('switch', { name: 'New schools wait for approval' }).uncheck()
  await expectText(page, 'Saved')
})
