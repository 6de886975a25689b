import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as choosingEn } from '#kit/messages/choosing-en.ts'
import { pl as choosingPl } from '#kit/messages/choosing-pl.ts'
import { en as listEn } from '#modules/students/messages/en.ts'
import { pl as listPl } from '#modules/students/messages/pl.ts'
import { en } from '#modules/students/messages/tags-en.ts'
import { pl } from '#modules/students/messages/tags-pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { unfoldFilters } from './filters.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
let path: string
beforeAll(async () => {
  stage = await aStage()
  const [row] = await stage.query<{ id: string }>(`select id from people where email = '${STUDENT.email}' limit 1`)
  path = `/home/students/${row!.id}`
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, choosing: choosingEn, list: listEn },
    { language: 'pl', width: 390, scheme: 'dark', words: pl, choosing: choosingPl, list: listPl },
  ]),
)(
  'an admin tags one student and several, finds them by it, takes it back, and keeps the tags ($language)',
  async ({ words, choosing, list, ...look }) => {
    const admin = await stage.aPage(look)
    const isPhone = look.width === 390
    const tag = `Żółw 🐢 ${look.language}`
    const says = (word: string, of = tag) => word.replace('{tag}', of)
    await logIn(admin, ADMIN)
    await open(admin, path)
    const field = admin.getByRole('combobox', { name: words.name, exact: true })
    await field.fill(tag)
    await field.press('Enter')
    const remove = admin.getByRole('button', { name: says(words.remove) })
    await remove.waitFor()
    expect(await field.inputValue()).toBe('')
    await remove.click()
    await remove.waitFor({ state: 'detached' })
    await admin.getByRole('button', { name: words.undo, exact: true }).click()
    await remove.waitFor()

    await open(admin, '/home/students?q=a')
    await admin.getByRole('button', { name: choosing.chooseAll }).click()
    await admin.getByRole('button', { name: words.tag, exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await expectAccessible(admin)
    await dialog.getByRole('combobox', { name: new RegExp(`^${words.name}`) }).fill(`Razem ${look.language}`)
    await dialog.getByRole('button', { name: words.doTag }).click()
    await dialog.waitFor({ state: 'detached' })
    const shown = admin.getByRole('table').getByText(`Razem ${look.language}`)
    await shown.first().waitFor()
    expect(await shown.count()).toBeGreaterThan(1)
    const all = await shown.count()
    if (isPhone) await unfoldFilters(admin)
    await admin.getByRole('combobox', { name: list.tag, exact: true }).selectOption(`Razem ${look.language}`)
    await admin.waitForURL((url) => url.searchParams.has('tag_id'))
    await expect.poll(() => shown.count()).toBe(all)
    await admin.getByRole('combobox', { name: list.lastSeen, exact: true }).selectOption(list.seen_never)
    await admin.getByRole('textbox', { name: list.spentFrom.replace('{currency}', 'PLN') }).fill('1000000')
    await expectText(admin, list.noneFound)
    await expectAccessible(admin)
    await admin.reload()
    if (isPhone) await unfoldFilters(admin)
    const spent = admin.getByRole('textbox', { name: list.spentFrom.replace('{currency}', 'PLN') })
    expect(await spent.inputValue()).toBe('1000000')
    await admin.getByRole('link', { name: list.showAll }).click()
    await expect.poll(() => spent.inputValue()).toBe('')
    await admin.goBack()
    await expect.poll(() => spent.inputValue()).toBe('1000000')
    await open(admin, '/home/students?q=a')
    await admin.getByRole('button', { name: choosing.chooseAll }).click()
    const bar = admin.locator('output').filter({ hasText: /\d/ }).locator('..')
    expect((await bar.boundingBox())!.height, 'two rows at most').toBeLessThan(isPhone ? 120 : 70)
    if (isPhone) await admin.getByRole('button', { name: choosing.more, exact: true }).click()
    await admin.getByRole(isPhone ? 'menuitem' : 'button', { name: words.untag, exact: true }).click()
    await dialog.getByRole('combobox', { name: new RegExp(`^${words.name}`) }).selectOption(`Razem ${look.language}`)
    await dialog.getByRole('button', { name: words.doUntag }).click()
    await expect.poll(() => shown.count()).toBe(0)
    await admin.getByRole('button', { name: words.undo, exact: true }).click()
    await expect.poll(() => shown.count()).toBe(all)

    await open(admin, '/home/students/tags')
    await admin.getByRole('button', { name: says(words.renameNamed) }).click()
    await admin.getByRole('dialog').getByRole('textbox', { name: words.name }).fill(`Nowy ${look.language}`)
    await admin.getByRole('button', { name: words.save, exact: true }).click()
    const gone = admin.getByRole('button', { name: says(words.deleteNamed, `Nowy ${look.language}`) })
    await gone.click()
    await admin.getByRole('dialog').getByRole('button', { name: words.deleteAction }).click()
    await gone.waitFor({ state: 'detached' })
    await expectText(admin, says(words.deleted, `Nowy ${look.language}`))
    await open(admin, path)
    expect(await admin.getByText(`Nowy ${look.language}`).count()).toBe(0)
  },
)
