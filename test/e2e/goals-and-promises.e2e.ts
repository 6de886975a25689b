import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test('a student sets a goal for a week, finds it again and does without it', async () => {
  const page = await stage.aPage({ width: 390 })
  await logIn(page, STUDENT)
  await open(page, '/my')
  await page.getByRole('button', { name: 'Set a weekly goal' }).click()
  await page.getByRole('textbox', { name: /^Lectures a week/ }).fill('51')
  await page.getByRole('button', { name: 'Save goal' }).click()
  const field = page.getByRole('textbox', { name: /^Lectures a week/ })
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('12')
  await page.getByRole('button', { name: 'Save goal' }).click()
  await expectText(page, /of 12 lectures this week/)
  await open(page, '/my')
  await expectText(page, /of 12 lectures this week/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the goal' }).click()
  await page.getByRole('button', { name: 'Do without a goal' }).click()
  await page.getByRole('button', { name: 'Set a weekly goal' }).waitFor()
})

test('what an instructor promises of a course stands on its page', async () => {
  const [course] = await stage.query<{ id: string; slug: string }>(
    `select id, slug from products where slug = 'linocut-at-the-kitchen-table'`,
  )
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  await open(admin, `/home/courses/${course!.id}/edit/pitch`)
  await admin
    .getByRole('textbox', { name: /^What you will be able to do/ })
    .fill('Cut away from yourself\n\nPrint by hand 🎨')
  await admin.getByRole('button', { name: 'Remove the question “Do I need a press?”' }).click()
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expectText(admin, 'Saved')

  const visitor = await stage.aPage({ width: 390, scheme: 'dark' })
  await open(visitor, `/${course!.slug}`)
  const promises = visitor.getByRole('region', { name: 'What you will be able to do' })
  expect(await promises.getByRole('listitem').allInnerTexts()).toEqual(['Cut away from yourself', 'Print by hand 🎨'])
  await visitor.getByText('What does it cost to begin?').click()
  await expectText(visitor, /A blade, a block/)
  expect(await visitor.getByText('Do I need a press?').count()).toBe(0)
  await expectAccessible(visitor)
})
