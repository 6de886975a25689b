import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as adminsEn } from '#modules/admins/messages/en.ts'
import { en as invitationEn } from '#modules/admins/messages/invitation-en.ts'
import { en } from '#modules/courses/messages/en.ts'
import { pl } from '#modules/courses/messages/pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn, type Person } from './people.ts'
import { aCourseToEdit } from './places.ts'
import { aStage, type Stage } from './stage.ts'

const TITLE = 'Żaba'
const OLA: Person = { email: 'ola@school.test', password: 'gęślą-jaźń' }

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
  await joinAs(OLA)
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { words: en, language: 'en', width: 1440, scheme: 'light' },
    { words: pl, language: 'pl', width: 390, scheme: 'dark' },
  ]),
)(
  'two editors of a lecture are told of each other, and neither writes over the other ($language)',
  async ({ words, ...look }) => {
    const content = (await aCourseToEdit(stage)).replace(/\/edit.*$/, '/edit')
    const owner = await stage.aPage(look)
    await logIn(owner, ADMIN)
    await open(owner, content)
    const add = owner.getByRole('textbox', { name: beginning(words.addLectureTo) }).first()
    await add.fill(TITLE)
    await add.press('Enter')
    await owner.getByRole('link', { name: TITLE }).click()
    await owner.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    const lecture = new URL(owner.url()).pathname

    const other = await stage.aPage(look)
    await logIn(other, OLA)
    await open(other, lecture)
    const also = beginning(words.alsoHere.one)
    await other.getByText(new RegExp(`.+${also.source}`)).waitFor()
    await owner.getByText(new RegExp(`Ola Żółw${also.source}`)).waitFor()
    await expectAccessible(owner)

    const isNarrow = look.width < 600
    const toProperties = (page: Page) => isNarrow && page.getByRole('button', { name: words.pane_properties }).click()
    const saved = (page: Page) =>
      page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/lectures/'))
    const save = async (page: Page) => {
      const answer = saved(page)
      await page.getByRole('button', { name: words.saveLecture }).click()
      return (await answer).status()
    }
    for (const page of [owner, other]) await toProperties(page)
    await other.getByRole('textbox', { name: words.intro }).fill('Rechot Oli.')
    await other.getByRole('checkbox', { name: words.isFree }).check()
    expect(await save(other)).toBe(200)

    await owner.getByRole('textbox', { name: words.intro }).fill('Kum właścicielki.')
    await owner.getByLabel(words.lectureDelay).fill('3')
    const both = owner.getByRole('group', { name: words.intro, exact: true })
    if ((await both.count()) === 0) expect([200, 409]).toContain(await save(owner))
    await both.getByText('Rechot Oli.').waitFor()
    await both.getByText('Kum właścicielki.').waitFor()
    expect(await owner.getByRole('button', { name: words.saveLecture }).isDisabled()).toBe(true)
    expect(await owner.getByRole('checkbox', { name: words.isFree }).isChecked(), 'taken over from the other').toBe(
      true,
    )
    await expectAccessible(owner)
    await open(owner, lecture)
    await toProperties(owner)
    expect(await owner.getByRole('textbox', { name: words.intro }).inputValue(), 'nothing typed is lost').toBe(
      'Kum właścicielki.',
    )
    await both.getByRole('button', { name: beginning(words.keepMine) }).click()
    expect(await save(owner)).toBe(200)

    // Heard of without a press: what was saved elsewhere stands here.
    await expect.poll(() => other.getByRole('textbox', { name: words.intro }).inputValue()).toBe('Kum właścicielki.')
    expect(await other.getByLabel(words.lectureDelay).inputValue()).toBe('3')
  },
)

test('a new order made from one that is gone is refused, and one that was saved is taken back', async () => {
  const [one, other] = [await stage.aPage(), await stage.aPage()]
  for (const page of [one, other]) await logIn(page, ADMIN)
  const content = (await aCourseToEdit(stage)).replace(/\/edit.*$/, '/edit')
  for (const page of [one, other]) await open(page, content)
  const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  const before = await titles(one)
  const [first] = before
  const ordered = (page: Page) =>
    page.waitForResponse((answer) => answer.url().endsWith('/sections/order')).then((answer) => answer.status())
  const down = (page: Page, name: string) => {
    const answer = ordered(page)
    return page
      .getByRole('button', { name: `Move ${name} down`, exact: true })
      .click()
      .then(() => answer)
  }
  expect(await down(one, first!)).toBe(200)
  expect(await down(other, first!)).toBe(409)
  await other.getByText('Somebody else has changed the order meanwhile', { exact: false }).first().waitFor()
  await expect.poll(() => titles(other)).toEqual([before[1], before[0], ...before.slice(2)])
  const back = ordered(one)
  await one.getByRole('button', { name: 'Undo' }).click()
  expect(await back).toBe(200)
  await expect.poll(() => titles(one)).toEqual(before)

  const lecture = one.getByRole('main').getByRole('link', { name: /./ }).filter({ hasText: TITLE }).first()
  await lecture.waitFor()
  const remove = async () => {
    await one.getByRole('button', { name: en.actionsFor.replace('{title}', TITLE) }).click()
    await one.getByRole('menuitem', { name: en.deleteLecture }).click()
    await one.getByRole('dialog').getByRole('button', { name: en.deleteLecture }).click()
    await lecture.waitFor({ state: 'detached' })
  }
  await remove()
  await one.getByRole('button', { name: 'Undo' }).click()
  await lecture.waitFor()
  await remove()
  const gone = one.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await one.getByRole('button', { name: 'Dismiss' }).first().click()
  expect((await gone).status()).toBe(200)
})

/** What a sentence begins with before, or goes on with after, what is put into it. */
const beginning = (sentence: string): RegExp => {
  const [before, ...after] = sentence.split(/\{\w+\}/)
  return new RegExp((before || after[0]!).slice(0, 30).replace(/[.?]/g, '\\$&'))
}

async function joinAs({ email, password }: Person): Promise<void> {
  const owner = await stage.aPage()
  await logIn(owner, ADMIN)
  await open(owner, '/home/settings/admins')
  await owner.getByRole('button', { name: adminsEn.invite }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('textbox').fill(email)
  await dialog.getByRole('radio', { name: adminsEn.editor }).check()
  await dialog.getByRole('button', { name: adminsEn.send }).click()
  await dialog.waitFor({ state: 'detached' })
  const [mail] = await mailsTo(stage.url, email, /./)
  const guest = await stage.aPage()
  await open(guest, /http\S+\/invitations\/admin\/[\w-]+/.exec(mail!.text)![0])
  await guest.getByRole('textbox', { name: invitationEn.name }).fill('Ola Żółw')
  await guest.locator('input[name="password"]').fill(password)
  await guest.getByRole('button', { name: invitationEn.join }).click()
  await guest.waitForURL('**/home')
}
