import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn, OPERATOR, STUDENT } from './people.ts'
import { aStage, type Stage } from './stage.ts'

const COURSE = 'introligatorstwo-od-pierwszej-skladki'
/** Of the demo school, reported already. */
const ADVERT = 'Oprawiam książki na zamówienie, taniej niż gdziekolwiek.'
const LINK = 'Taki nóż introligatorski: https://example.com/noz'

let stage: Stage
let student: Page
let admin: Page
let lesson: string

beforeAll(async () => {
  stage = await aStage()
  const [found] = await stage.query<{ id: string }>(
    `select l.id from lectures l join products p on p.id = l.course_id join sections s on s.id = l.section_id
     where p.slug = $1 and l.status = 'published' order by s.position, l.position limit 1`,
    [COURSE],
  )
  lesson = `/${COURSE}/watch/${found!.id}`
  student = await stage.aPage()
  admin = await stage.aPage()
  await logIn(student, STUDENT)
  await logIn(admin, ADMIN)
})
afterAll(() => stage.close())

const commentOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words }).first()
const caseOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).first()

async function comment(page: Page, words: string): Promise<void> {
  await open(page, lesson)
  await page.getByRole('textbox', { name: 'Your comment' }).fill(words)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await commentOf(page, words)
    .getByRole('button', { name: /Delete/ })
    .waitFor()
}

test('a link of a new student waits until an admin lets it through', async () => {
  await comment(student, LINK)
  await student.getByText('Your comment is waiting for approval').waitFor()
  await commentOf(student, LINK).getByText('Waiting for approval').waitFor()

  await open(admin, '/home')
  await admin.getByRole('link', { name: /Conversation \(\d+ items? waiting\)/ }).click()
  await admin.getByRole('link', { name: /Moderation \(\d+ items? waiting\)/ }).click()
  const waiting = caseOf(admin, LINK)
  await waiting.getByText('Waiting for approval').waitFor()
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await waiting.waitFor({ state: 'detached' })

  await open(student, lesson)
  expect(await commentOf(student, LINK).innerText()).not.toContain('Waiting for approval')
})

test('the admin holds a shown comment back where it stands, and lets it through again', async () => {
  await open(admin, lesson)
  const shown = commentOf(admin, LINK)
  await shown.getByRole('button', { name: /^Hold back what/ }).focus()
  await admin.keyboard.press('Enter')
  await shown.getByText('Waiting for approval').waitFor()
  await shown.getByRole('button', { name: /^Hold back what/ }).waitFor({ state: 'detached' })
  await expectAccessible(admin)
  await open(student, lesson)
  await commentOf(student, LINK).getByText('Waiting for approval').waitFor()

  await open(admin, '/home/moderation')
  const waiting = caseOf(admin, LINK)
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await waiting.waitFor({ state: 'detached' })
  await open(student, lesson)
  expect(await commentOf(student, LINK).innerText()).not.toContain('Waiting for approval')
  await open(admin, '/home/audit')
  await admin.getByRole('row').filter({ hasText: 'Held back what someone wrote' }).first().waitFor()
})

test('a post and a reply are held back where they stand, and say so', async () => {
  const [post] = await stage.query<{ id: string }>(
    `select p.id from posts p join topics t on t.id = p.topic_id join schools s on s.id = p.school_id
     where s.slug = 'demo' and not p.by_admin and t.product_id is null and p.held_at is null
       and p.author_id <> (select id from people where email = $1 and school_id = s.id) order by p.id limit 1`,
    [STUDENT.email],
  )
  await open(admin, `/community/posts/${post!.id}`)
  const held = admin.getByText('Waiting for approval')
  await admin
    .getByRole('button', { name: /^Hold back what/ })
    .first()
    .click()
  await held.first().waitFor()
  await expectAccessible(admin)
  await open(student, `/community/posts/${post!.id}`)
  await student.getByRole('heading', { level: 1, name: 'We could not find this post' }).waitFor()

  const answered = 'Ten nóż mam od lat.'
  await comment(admin, 'Jakim nożem tniecie?')
  await open(student, lesson)
  const question = commentOf(student, 'Jakim nożem tniecie?')
  await question.getByRole('button', { name: /^Reply to/ }).click()
  await question.getByRole('textbox').fill(answered)
  await question.getByRole('button', { name: 'Post reply' }).click()
  // Shown before it is kept: what can be deleted is.
  await commentOf(student, answered)
    .getByRole('button', { name: /^Delete what/ })
    .last()
    .waitFor()
  await open(admin, lesson)
  await commentOf(admin, 'Jakim nożem tniecie?')
    .getByRole('button', { name: /^Show 1 reply/ })
    .click()
  await commentOf(admin, answered).waitFor()
  await admin
    .getByRole('article')
    .filter({ hasText: answered })
    .last()
    .getByRole('button', { name: /^Hold back what/ })
    .click()
  await admin.getByRole('article').filter({ hasText: answered }).last().getByText('Waiting for approval').waitFor()

  await open(admin, '/home/moderation')
  while ((await admin.getByRole('button', { name: 'Approve' }).count()) > 0) {
    const [first] = await admin.getByRole('button', { name: 'Approve' }).all()
    const left = await admin.getByRole('button', { name: 'Approve' }).count()
    await first!.click()
    await expect.poll(() => admin.getByRole('button', { name: 'Approve' }).count()).toBe(left - 1)
  }
  await open(student, `/community/posts/${post!.id}`)
  await student
    .getByRole('button', { name: /^Report what/ })
    .first()
    .waitFor()
})

test('a student reports an advert; the admin sees why, mutes its author and deletes it', async () => {
  await open(student, lesson)
  const report = commentOf(student, ADVERT).getByRole('button', { name: /^Report what/ })
  await report.click()
  const dialog = student.getByRole('dialog', { name: 'Report' })
  await dialog.getByRole('radio', { name: 'Someone’s private data' }).check()
  await dialog.getByLabel('In your own words').fill('Podaje cudzy adres')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await student.getByText('Report sent').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await open(admin, '/home/moderation?kind=reported')
  const reported = caseOf(admin, ADVERT)
  await reported.getByText('Podaje cudzy adres').waitFor()
  const name = await reported.getByRole('article').getByRole('link').first().innerText()
  await reported.getByRole('button', { name: 'Mute author' }).click()
  const muting = admin.getByRole('dialog', { name: `Mute ${name}` })
  await muting.getByRole('button', { name: 'Mute' }).click()
  await muting.getByText('This field is required').first().waitFor()
  await expectAccessible(admin)
  await muting.getByLabel('Reason').fill('Reklama i cudze dane')
  await muting.getByRole('radio', { name: 'Seven days' }).check()
  await muting.getByRole('button', { name: 'Mute' }).click()
  await admin.getByText(`${name} is muted`).waitFor()

  await reported.getByRole('button', { name: 'Delete' }).click()
  const sure = admin.getByRole('dialog', { name: 'Are you sure?' })
  await sure.getByText(ADVERT).waitFor()
  await sure.getByRole('button', { name: 'Delete' }).click()
  await reported.waitFor({ state: 'detached' })
  await admin.getByText('Nothing is waiting for you').waitFor()

  await open(student, lesson)
  await student.getByRole('article').first().waitFor()
  expect(await student.getByText(ADVERT).count()).toBe(0)
})

test('the admin looks a student up, ends a mute, and finds all of it in the audit list', async () => {
  await open(admin, lesson)
  await commentOf(admin, LINK).getByRole('link', { name: 'Zofia Lis' }).click()
  await admin.waitForURL(/\/home\/students\//)
  await admin.getByRole('heading', { level: 1, name: 'Zofia Lis' }).waitFor()
  await admin.getByText('of 8 lectures completed').first().waitFor()
  await admin.getByRole('region', { name: 'Posts and comments' }).getByText(LINK).waitFor()

  await admin.getByRole('button', { name: 'Mute' }).click()
  const muting = admin.getByRole('dialog')
  await muting.getByLabel('Reason').fill('Za dużo naraz')
  await muting.getByRole('button', { name: 'Mute' }).click()
  await admin.getByText('Cannot write at the moment.').waitFor()

  await open(student, lesson)
  await student.getByRole('textbox', { name: 'Your comment' }).fill('Halo?')
  await student.getByRole('button', { name: 'Post comment' }).click()
  await student.getByText(/Za dużo naraz/).waitFor()

  await admin.getByRole('button', { name: 'Unmute' }).click()
  await admin.getByRole('button', { name: 'Mute' }).waitFor()
  await student.getByRole('button', { name: 'Post comment' }).click()
  await commentOf(student, 'Halo?')
    .getByRole('button', { name: /Delete/ })
    .waitFor()

  await open(admin, '/home/audit')
  const rows = admin.getByRole('row')
  for (const deed of ['Unmuted a student: Zofia Lis', `Deleted a reported or held item: ${ADVERT.slice(0, 40)}`])
    await rows.filter({ hasText: deed }).first().waitFor()
  await admin.getByLabel('Area').selectOption('Product details and prices')
  await admin.waitForURL(/area=catalog/)
  await rows.filter({ hasText: 'Published a product' }).first().waitFor()
  await expect.poll(() => rows.filter({ hasText: 'Unmuted' }).count()).toBe(0)
})

test('who reports an admin is told to the operator, who decides, and not to that admin', async () => {
  const words = 'Kto tego nie umie, niech nie pyta.'
  await comment(admin, words)
  await open(student, lesson)
  await commentOf(student, words)
    .getByRole('button', { name: /^Report what/ })
    .click()
  const dialog = student.getByRole('dialog', { name: 'Report' })
  await dialog.getByRole('radio', { name: 'Insults or hatred' }).check()
  await dialog.getByLabel('In your own words').fill('Pytałam tylko o nić')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await student.getByText('Report sent').waitFor()

  await open(admin, '/home/moderation')
  const own = caseOf(admin, words)
  await own.getByText('Insults or hatred').waitFor()
  await own.getByText(/we do not say who/).waitFor()
  expect(await own.getByRole('button').count()).toBe(0)
  expect(await own.innerText()).not.toMatch(/Zofia|Pytałam/)

  const operator = await stage.aPage({ url: stage.platformUrl })
  await logIn(operator, OPERATOR)
  await open(operator, '/operator')
  const reported = caseOf(operator, words)
  await reported.getByText('Pytałam tylko o nić').waitFor()
  await expectAccessible(operator)
  await reported.getByRole('button', { name: 'Delete' }).click()
  await operator.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click()
  await reported.waitFor({ state: 'detached' })
  await open(admin, lesson)
  await admin.getByRole('article').first().waitFor()
  expect(await admin.getByText(words).count()).toBe(0)
})

test('it is as good in Polish, on a phone, in the dark', async () => {
  const phone = await stage.aPage({ language: 'pl', width: 390, scheme: 'dark' })
  await logIn(phone, ADMIN)
  const [{ id } = { id: '' }] = await stage.query<{ id: string }>(`select student_id as id from mutes limit 1`)
  for (const [path, heading] of [
    ['/home/moderation', 'Moderacja'],
    ['/home/audit', 'Dziennik działań'],
    [`/home/students/${id}`, ''],
  ] as const) {
    await open(phone, path)
    await phone.getByRole('heading', { level: 1, name: heading }).waitFor()
    const overflow = await phone.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${path} is no wider than the screen`).toBeLessThanOrEqual(0)
  }
})

test('a student and a visitor find no desk of the admins', async () => {
  for (const path of ['/home/moderation', '/home/audit']) {
    expect((await student.goto(path))?.status()).toBe(403)
    const visitor = await stage.aPage()
    await visitor.goto(path)
    expect(new URL(visitor.url()).pathname).toBe('/login')
  }
})
