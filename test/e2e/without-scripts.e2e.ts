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
  await page.getByRole('link', { name: 'Polski' }).first().click()
  await page.getByRole('link', { name: 'English' }).first().waitFor()
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
  await page.getByRole('button', { name: 'Log in' }).click()
  await expectText(page, /Wrong email or password|These credentials do not match our records/)
  expect(await page.getByLabel('Email').inputValue()).toBe(STUDENT.email)
  await page.getByLabel('Password', { exact: true }).fill(STUDENT.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/my')
  await page.getByRole('heading', { level: 1, name: 'My courses' }).waitFor()
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname !== '/my')
  await page.goto('/my')
  await page.waitForURL('**/login**')
})

test('a delete call takes the plain form that asks for it', async () => {
  const admin = await stage.aPage()
  await admin.goto('/login')
  await admin.getByLabel('Email').fill(ADMIN.email)
  await admin.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await admin.getByRole('button', { name: 'Log in' }).click()
  await admin.waitForURL('**/home')
  const [comment] = await stage.query<{ id: string }>(`select id from comments order by created_at desc limit 1`)
  await admin.evaluate(async (id) => {
    const { csrf_token: token } = await (await fetch('/student', { method: 'POST' })).json()
    const form = document.createElement('form')
    form.method = 'post'
    form.action = `/comments/${id}`
    for (const [name, value] of Object.entries({ _method: 'DELETE', _token: token, _from: '/home/courses' })) {
      const field = document.createElement('input')
      field.name = name
      field.value = value
      form.append(field)
    }
    document.body.append(form)
    form.submit()
  }, comment!.id)
  await admin.waitForURL('**/home/courses')
  expect(await stage.query(`select 1 from comments where id = $1`, [comment!.id])).toEqual([])
})
