import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#modules/closing/messages/en.ts'
import { pl } from '#modules/closing/messages/pl.ts'
import { en as operatingEn } from '#modules/operating/messages/en.ts'
import { pl as operatingPl } from '#modules/operating/messages/pl.ts'
import { en as kitEn } from '#kit/messages/en.ts'
import { pl as kitPl } from '#kit/messages/pl.ts'
import { en as peopleEn } from '#modules/people/messages/en.ts'
import { pl as peoplePl } from '#modules/people/messages/pl.ts'
import { en as notSellingEn } from '#modules/schools/messages/not-selling-en.ts'
import { pl as notSellingPl } from '#modules/schools/messages/not-selling-pl.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn, OPERATOR } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { within } from '#test/limits.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const ID = `(select id from schools where slug = 'demo')`

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, operating: operatingEn, line: /This school closes on/ },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      words: pl,
      operating: operatingPl,
      line: /Ta szkoła zostanie zamknięta/,
    },
  ]),
)(
  'the operator plans a closing, everybody reads of it, nothing is sold, and it is called off ($language)',
  async ({ words, operating, line, ...look }) => {
    const page = await stage.aPage(look)
    await logIn(page, OPERATOR, stage.platformUrl)
    const [school] = await stage.query<{ id: string }>(`select ${ID} as id`)
    await open(page, `${stage.platformUrl}/operator/schools/${school!.id}`)
    await page.getByRole('button', { name: operating.planClosing }).click()
    await expectAccessible(page)
    await page.getByLabel(words.day).fill('2020-01-01')
    await page.getByRole('dialog').getByRole('button', { name: operating.plan, exact: true }).click()
    await page.getByRole('dialog').getByRole('alert').first().waitFor()
    const earliest = await page.getByLabel(words.day).getAttribute('min')
    await page.getByLabel(words.day).fill(earliest!)
    await page.getByLabel(words.words).fill('Pobierz, co chcesz zachować 🐢')
    await page.getByRole('dialog').getByRole('button', { name: operating.plan, exact: true }).click()
    await expectText(page, operating.planned)
    await expectText(page, 'Pobierz, co chcesz zachować 🐢')
    await expectAccessible(page)
    await expect
      .poll(() => stage.query(`select told_at is not null as told from closings where called_off_at is null`), {
        timeout: within(60_000),
      })
      .toEqual([{ told: true }])

    const visitor = await stage.aPage(look)
    await open(visitor, '/')
    await expectText(visitor, line)
    await expectAccessible(visitor)
    const [course] = await stage.query<{ slug: string }>(
      `select slug from products where school_id = ${ID} and kind = 'course' and status = 'published' and not is_free limit 1`,
    )
    await open(visitor, `/${course!.slug}/checkout`)
    await expectText(visitor, line)
    expect(await visitor.locator('form input[name="email"]').count()).toBe(0)
    await expectAccessible(visitor)

    const owner = await stage.aPage(look)
    await logIn(owner, ADMIN)
    await open(owner, '/home/settings/closing')
    await expectText(owner, 'Pobierz, co chcesz zachować 🐢')
    expect(await owner.getByRole('button', { name: words.callOff }).count()).toBe(0)
    await expectAccessible(owner)

    await page.getByRole('button', { name: operating.callOff }).click()
    await page.getByRole('dialog').getByRole('button', { name: operating.callOff }).click()
    await expectText(page, operating.calledOff)
    await open(visitor, '/')
    expect(await visitor.getByText(line).count()).toBe(0)

    await open(owner, '/home/settings/closing')
    await owner.getByLabel(words.confirm).fill('nie')
    await owner.getByRole('button', { name: words.plan }).click()
    await owner.getByRole('alert').first().waitFor()
    await expectAccessible(owner)
    await owner.getByLabel(words.confirm).fill('Dobra Ręka')
    await owner.getByRole('button', { name: words.plan }).click()
    await expectText(owner, words.planned)
    await owner.getByRole('button', { name: words.callOff }).click()
    await owner.getByRole('dialog').getByRole('button', { name: words.callOff }).click()
    await expectText(owner, words.calledOff)
    await owner.getByLabel(words.confirm).waitFor()
  },
)

test.each(
  drawnLook([
    {
      language: 'en',
      width: 1440,
      scheme: 'light',
      people: peopleEn,
      kit: kitEn,
      notSelling: notSellingEn,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      people: peoplePl,
      kit: kitPl,
      notSelling: notSellingPl,
    },
  ]),
)(
  'a school that is shut to students sells nothing, and tells whoever is at the checkout already ($language)',
  async ({ people, kit, notSelling, ...look }) => {
    const owner = await stage.aPage(look)
    await logIn(owner, ADMIN)
    const turn = async () => {
      await open(owner, '/home/settings/people')
      await owner.getByRole('switch', { name: people.switchAdmitted }).click()
      await owner.getByText(kit.saved, { exact: true }).first().waitFor()
    }
    const [before] = await stage.query(`select count(*) from orders`)
    const buyer = aBuyer(await stage.aPage(look), look.language)
    await open(buyer.page, '/linocut-at-the-kitchen-table/checkout')
    await turn()
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await expectText(buyer.page, notSelling.notOpen)
    await expectAccessible(buyer.page)
    expect(await stage.query(`select count(*) from orders`)).toEqual([before])
    for (const path of ['/', '/linocut-at-the-kitchen-table', '/linocut-at-the-kitchen-table/checkout']) {
      await open(buyer.page, path)
      await expectText(buyer.page, notSelling.notOpen)
    }
    expect(await payButton(buyer).count()).toBe(0)
    await expectAccessible(buyer.page)
    await turn()
    await open(buyer.page, '/linocut-at-the-kitchen-table/checkout')
    await payButton(buyer).waitFor()
  },
)

test('a school that has closed says so, whom to write to, and where the orders are; the operator opens it again', async () => {
  await stage.query(`insert into closings (id, school_id, closes_on, planned_by, planned_by_name, closed_at)
    select uuidv7(), id, current_date, 'owner', 'Helena', now() from schools where slug = 'demo'`)
  await stage.query(`update schools set closes_on = current_date, closed_at = now() where slug = 'demo'`)
  const visitor = await stage.aPage({ width: 390 })
  await expect.poll(async () => (await visitor.goto('/'))?.status()).toBe(410)
  await expectText(visitor, /Dobra Ręka has closed\. Write to \S+@\S+/)
  await expectAccessible(visitor)
  const owner = await stage.aPage({ width: 390, scheme: 'dark' })
  await logIn(owner, ADMIN)
  await open(owner, '/home/orders')
  await expectText(owner, /This school closed on/)
  await expectAccessible(owner)
  const page = await stage.aPage()
  await logIn(page, OPERATOR, stage.platformUrl)
  await open(page, `${stage.platformUrl}/operator?state=shut`)
  await page.getByRole('link', { name: 'Dobra Ręka' }).click()
  await page.getByRole('button', { name: operatingEn.reopen }).click()
  await page.getByRole('dialog').getByRole('button', { name: operatingEn.reopen }).click()
  await expectText(page, operatingEn.reopened)
  await expect.poll(async () => (await visitor.goto('/'))?.status()).toBe(200)
})

test('once it was kept for thirty days what is personal goes, but for what is open; the operator sees how far it is, and its owner keeps the books', async () => {
  const [buyer] = await stage.query<{ id: string; email: string }>(`
      select id, email from people where school_id = ${ID} and role = 'student'
        and exists (select from orders where student_id = people.id and status = 'paid') limit 1`)
  await stage.query(`update orders set status = 'failed' where status = 'paying'`)
  await stage.query(`update disputes set state = 'won', decided_at = now() where state = 'open'`)
  await stage.query(`update matters set ended_at = now() where ended_at is null`)
  await stage.query(
    `insert into matters (id, school_id, kind, subject_id, order_id, due_at)
       select uuidv7(), school_id, 'refund_request', uuidv7(), id, now() + interval '1 day' from orders where student_id = $1 limit 1`,
    [buyer!.id],
  )
  await stage.query(`update stored_files set created_at = now() - interval '2 days'`)
  const [closing] = await stage.query<{ id: string; school_id: string }>(`
      insert into closings (id, school_id, closes_on, planned_by, planned_by_name, closed_at)
      select uuidv7(), id, current_date - 31, 'owner', 'Helena', now() - interval '31 days' from schools where slug = 'demo'
      returning id, school_id`)
  await stage.query(
    `update schools set closes_on = current_date - 31, closed_at = now() - interval '31 days' where id = $1`,
    [closing!.school_id],
  )
  const data = JSON.stringify({ schoolId: closing!.school_id, closingId: closing!.id })
  const begin = (queue: string) =>
    stage.query(`insert into pgboss.job (id, name, data) values (gen_random_uuid(), $1, $2)`, [queue, data])
  const count = async (what: string) =>
    Number((await stage.query<{ n: string }>(`select count(*) as n from ${what}`))[0]!.n)
  const students = `people where school_id = '${closing!.school_id}' and role = 'student'`
  const soon = { interval: 500 }

  const page = await stage.aPage()
  await logIn(page, OPERATOR, stage.platformUrl)
  const address = `${stage.platformUrl}/operator/schools/${closing!.school_id}`
  await open(page, address)
  await expectText(page, en.keptUntil.split('{until}')[1]!.slice(2))
  expect(await page.getByRole('button', { name: operatingEn.reopen }).count()).toBe(0)
  await begin('closing.erase-due')
  await expect.poll(() => count(students), soon).toBe(1)
  await expect.poll(() => count(`comments where school_id = '${closing!.school_id}'`), soon).toBe(0)
  await open(page, address)
  await expectText(page, /1 account waits/)
  await expectText(page, /of \d+ accounts of students erased/)
  await expectAccessible(page)
  expect(await count(`videos where school_id = '${closing!.school_id}'`)).toBeGreaterThan(0)

  await stage.query(`update matters set ended_at = now() where ended_at is null`)
  await begin('closing.erase')
  await expect.poll(() => count(`videos where school_id = '${closing!.school_id}'`), soon).toBe(0)
  for (const sweep of ['courses.sweep-pdfs', 'media.sweep-files']) await begin(sweep)
  for (const swept of ['lecture_pdfs', 'stored_files'])
    await expect.poll(() => count(`${swept} where school_id = '${closing!.school_id}'`), soon).toBe(0)
  await begin('closing.erase')
  await expect.poll(() => count('closings where erased_at is not null'), soon).toBe(1)
  await open(page, address)
  await expectText(page, /^Erased on/)
  await expectAccessible(page)

  const owner = await stage.aPage({ width: 390, language: 'pl', scheme: 'dark' })
  await logIn(owner, ADMIN)
  await open(owner, '/home/settings/closing')
  await expectText(owner, /^Dane usunięto/)
  await expectAccessible(owner)
  await open(owner, `/home/orders?q=${encodeURIComponent(buyer!.email)}`)
  await expectText(owner, buyer!.email)
  expect(await count(`people where id = '${buyer!.id}' and role = 'erased'`)).toBe(1)
})
