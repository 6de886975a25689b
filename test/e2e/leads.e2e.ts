import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { leadForm } from '#seeds/good-hand/lead-form.ts'
import { en as exportsEn } from '#modules/exports/messages/en.ts'
import { pl as exportsPl } from '#modules/exports/messages/pl.ts'
import { en as fieldsEn } from '#modules/fields/messages/editor-en.ts'
import { pl as fieldsPl } from '#modules/fields/messages/editor-pl.ts'
import { en as formEn } from '#modules/leads/messages/form-en.ts'
import { pl as formPl } from '#modules/leads/messages/form-pl.ts'
import { en } from '#modules/leads/messages/en.ts'
import { pl } from '#modules/leads/messages/pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const LONGER_THAN_A_ROBOT_MS = 2_100

let stage: Stage
let elsewhere: Server
let page: string

beforeAll(async () => {
  stage = await aStage()
  elsewhere = createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end(page))
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  await stage.close()
  elsewhere.close()
})

const send = (at: Page) => at.locator('form[action="/lead"] button[type="submit"]').click()
const formOf = async (name: string) =>
  (await stage.query<{ id: string }>(`select id from lead_forms where name = $1`, [name]))[0]!.id
const leadsOf = (email: string) =>
  stage.query<{ name: string; consent_version: number; sign_ups_count: number; utm: Record<string, string> }>(
    `select name, consent_version, sign_ups_count, utm from leads where lower(email) = $1`,
    [email],
  )

test.each(
  drawnLook([
    {
      language: 'en',
      width: 1440,
      scheme: 'light',
      header: 'One letter a month from the workbench',
      wrong: 'Please provide a valid email address',
      thanks: 'Thank you, it is in the post',
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      header: 'Raz w miesiącu list od stołu warsztatowego',
      wrong: 'Podaj prawidłowy adres e-mail',
      thanks: 'Dziękujemy, list jest w drodze',
    },
  ]),
)('a visitor signs up on the home page, in $language at $width', async (given) => {
  const { header, wrong, thanks, ...visit } = given
  const visitor = await stage.aPage(visit)
  const email = `visitor-${given.language}@example.com`
  await open(visitor, '/?utm_source=letter')
  await expectText(visitor, header)
  // Until its script is there the browser itself sends the form, twice within the time that nobody types faster than.
  await stage.moveClock(LONGER_THAN_A_ROBOT_MS)
  await visitor.locator('input[name="email"]').fill('not an address')
  await send(visitor)
  await expectText(visitor, wrong)
  await visitor.locator('form[action="/lead"] [aria-busy="true"]').waitFor({ state: 'detached' })
  await expectAccessible(visitor)

  await visitor.locator('input[name="name"]').fill('Żaneta')
  await visitor.locator('input[name="email"]').fill(email)
  await visitor.locator('input[name="consent"]').check()
  await send(visitor)
  await expectText(visitor, thanks)
  await expectAccessible(visitor)
  expect(await leadsOf(email)).toEqual([
    { name: 'Żaneta', consent_version: 1, sign_ups_count: 1, utm: { utm_source: 'letter' } },
  ])
})

test('without scripts the form tells what is wrong, keeps what was typed, and says thanks', async () => {
  const visitor = await stage.aPage({ scripts: false, width: 390 })
  await visitor.goto('/')
  // The time that nobody types faster than is the server's to measure.
  await stage.moveClock(LONGER_THAN_A_ROBOT_MS)
  await visitor.getByLabel('First name').fill('Jan')
  await send(visitor)
  await expectText(visitor, 'This field is required')
  expect(await visitor.getByLabel('First name').inputValue()).toBe('Jan')
  await visitor.getByLabel('E-mail').fill('jan@example.com')
  await visitor.getByRole('checkbox').check()
  // Who mends a field began long ago, however fast they are now.
  await send(visitor)
  await visitor.waitForURL('**/forms/**')
  await expectText(visitor, 'Thank you, it is in the post')
  expect(await leadsOf('jan@example.com')).toHaveLength(1)
})

test.each(
  drawnLook([
    { language: 'en', words: en, fields: fieldsEn, form: formEn, exporting: exportsEn },
    { language: 'pl', words: pl, fields: fieldsPl, form: formPl, exporting: exportsPl },
  ]),
)(
  'an admin builds a form, sees it beside, and finds who signed up ($language)',
  async ({ language, words, fields, form, exporting }) => {
    const admin = await stage.aPage({ language })
    await logIn(admin, ADMIN)
    await open(admin, '/home/leads/forms/new')
    const name = `Form ${language}`
    await admin.locator('input[name="name"]').fill(name)
    await admin.locator('input[name="header"]').fill('Free lesson')
    await admin.locator('select[name="language"]').selectOption(language)
    await admin.getByRole('button', { name: fields.addField, exact: true }).click()
    await admin.locator('input[name="fields.2.label"]').fill('Poziom żółwia')
    await admin.locator('select[name="fields.2.type"]').selectOption('radio')
    await admin.getByRole('button', { name: words.save, exact: true }).click()
    await admin.locator('[role="alert"]').first().waitFor()
    await expectAccessible(admin)

    await admin.getByRole('button', { name: fields.addOption, exact: true }).click()
    await admin.locator('input[name="fields.2.options.0.text"]').fill('Mały')
    const preview = admin.getByRole('region', { name: words.preview })
    await preview.getByRole('radio', { name: 'Mały' }).check()
    await preview.getByRole('button', { name: form.subscribe }).click()
    await preview.getByText(form.thankYou).waitFor()
    await admin.getByRole('checkbox', { name: words.onHome }).uncheck()
    await admin.getByRole('button', { name: words.save, exact: true }).click()
    await admin.waitForURL(/forms\/[0-9a-f-]{36}$/)
    await admin.getByText('/embed/lead-form.js').waitFor()

    await open(admin, '/home/leads')
    await admin.getByRole('searchbox').fill('zaneta')
    await admin.waitForURL(/q=zaneta/)
    await admin.getByRole('button', { name: exporting.export, exact: true }).click()
    await admin.getByRole('menuitem', { name: exporting.asCsv }).click()
    await admin.waitForURL('**/home/exports')
    const file = admin.getByRole('row', { name: /leads-/ }).first()
    await file.getByText(exporting.state_ready, { exact: true }).waitFor()
    const [download] = await Promise.all([admin.waitForEvent('download'), file.getByRole('link').first().click()])
    expect(await readFile(await download.path(), 'utf8')).toContain('Żaneta')
    await admin.goBack()
    await admin.waitForURL(/q=zaneta/)
    await admin.getByRole('row').getByRole('link', { name: 'Żaneta' }).first().click()
    await expectText(admin, words.consent)
  },
)

test.each([
  ['light', ''],
  ['light', '?scheme=dark'],
  ['dark', ''],
  ['dark', '?scheme=dark'],
] as const)('in a frame it is readable to a reader of the %s scheme (%s)', async (scheme, asked) => {
  const page = await stage.aPage({ scheme })
  await open(page, `/embed/forms/${await formOf(leadForm.name)}/en${asked}`)
  await page.getByRole('link', { name: formEn.privacy }).waitFor()
  await expectAccessible(page)
})

test.each(
  drawnLook([
    { own: 'en', of: 'pl', form: formEn },
    { own: 'pl', of: 'en', form: formPl },
  ]),
)(
  'on another site the form stands in a frame, in its own language ($own), and takes a sign-up once',
  async ({ own, of, form }) => {
    const id = await formOf(`Form ${own}`)
    page = `<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1>
    <script src="${stage.url}/embed/lead-form.js" data-form="${id}" async></script></main></html>`
    const { port } = elsewhere.address() as AddressInfo
    const context = await stage.aVisit({ language: of })
    await context.clearCookies()
    for (const email of ['elsewhere@example.com', 'Elsewhere@Example.com']) {
      const visitor = await context.newPage()
      await visitor.goto(`http://127.0.0.1:${port}/?utm_campaign=friends`)
      const frame = visitor.frameLocator('iframe')
      await frame.getByRole('heading', { name: 'Free lesson' }).waitFor()
      await expect.poll(() => visitor.locator('iframe').getAttribute('title')).toBe('Free lesson')
      expect(await frame.locator('html').getAttribute('lang')).toBe(own)
      await stage.moveClock(LONGER_THAN_A_ROBOT_MS)
      await frame.locator('input[name="email"]').fill(email)
      await frame.getByRole('button', { name: form.subscribe }).click()
      await frame.getByText(form.thankYou).waitFor()
      await visitor.close()
    }
    expect(await context.cookies()).toEqual([])
    expect(await leadsOf('elsewhere@example.com')).toMatchObject([
      { sign_ups_count: 2, utm: { utm_campaign: 'friends' } },
    ])
    const answer = await fetch(`${stage.url}/`)
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors 'self'`)
  },
)
