import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectText } from './seen.ts'
import { ADMIN, STUDENT } from './people.ts'
import { aStage, type Stage } from './stage.ts'

const LINOCUT = 'linocut-at-the-kitchen-table'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test('public pages are read and walked through without scripts', async () => {
  const page = await stage.aPage({ scripts: false })
  await page.goto('/')
  await page.getByRole('link', { name: 'Courses', exact: true }).first().click()
  await page.waitForURL('**/courses')
  await page
    .getByRole('link', { name: /Linocut at the Kitchen Table/ })
    .first()
    .click()
  await page.waitForURL(`**/${LINOCUT}`)
  await page.getByRole('heading', { level: 1, name: /Linocut/ }).waitFor()
  await expectText(page, 'Warm lino, sharp gouge')
  await expectText(page, 'Ten prints, ten presents')
  await page.getByRole('link', { name: 'Terms' }).first().click()
  await page.waitForURL('**/terms')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: /language and appearance/ }).click()
  await page.getByRole('link', { name: 'Polski' }).click()
  await page.getByRole('button', { name: /język i wygląd/ }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('pl')
  const missing = await page.goto('/there-is-no-such-course')
  expect(missing?.status()).toBe(404)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
})

test('logging in and out needs no scripts, and a wrong password is told on the page', async () => {
  const page = await stage.aPage({ scripts: false, width: 390 })
  await page.goto('/login')
  await page.getByLabel('Email').fill(STUDENT.email)
  await page.getByLabel('Password', { exact: true }).fill('not this')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectText(page, /Wrong email or password|These credentials do not match our records/)
  expect(await page.getByLabel('Email').inputValue()).toBe(STUDENT.email)
  await page.getByLabel('Password', { exact: true }).fill(STUDENT.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/my')
  await page.getByRole('heading', { level: 1, name: 'My courses' }).waitFor()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname !== '/my')
  await page.goto('/my')
  await page.waitForURL('**/login**')
})

test('a comment is deleted without scripts, after being asked', async () => {
  const page = await stage.aPage({ scripts: false })
  await page.goto('/login')
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/home')
  const [comment] = await stage.query<{ id: string; lesson: string; author: string }>(
    `select c.id, '/' || p.slug || '/watch/' || l.id as lesson, a.name as author
     from comments c join lectures l on l.id = c.commentable_id join products p on p.id = l.course_id
     join people a on a.id = c.author_id where p.slug = $1 order by c.created_at desc limit 1`,
    [LINOCUT],
  )
  await page.goto(comment!.lesson)
  const plain = page.locator(`details:has(form[action="/comments/${comment!.id}"])`)
  await plain.locator('summary', { hasText: comment!.author }).click()
  await plain.getByText('Are you sure?').waitFor()
  await plain.getByRole('button', { name: 'Yes, delete' }).click()
  await page.waitForURL(`**${comment!.lesson}`)
  expect(await stage.query(`select 1 from comments where id = $1`, [comment!.id])).toEqual([])
  expect(await page.locator(`form[action="/comments/${comment!.id}"]`).count()).toBe(0)
})
