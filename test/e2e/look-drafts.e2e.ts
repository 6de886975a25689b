import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#modules/schools/messages/look-en.ts'
import { pl } from '#modules/schools/messages/look-pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { words: en, language: 'en', width: 1440, scheme: 'light' },
    { words: pl, language: 'pl', width: 390, scheme: 'dark' },
  ]),
)(
  'a draft of the look goes on elsewhere, two who change it are told, and it is published or given up ($language)',
  async ({ words, ...look }) => {
    const beginning = (sentence: string) => new RegExp(sentence.split('{')[0] || sentence.split('}')[1]!.split('{')[0]!)
    const anAdmin = async () => {
      const page = await stage.aPage(look)
      await logIn(page, ADMIN)
      await open(page, '/home/settings/look')
      return page
    }
    const template = (page: Page, name: 'quarto' | 'octavo' | 'folio') =>
      page.getByRole('radio', { name: words[name], exact: false })
    const isKept = (page: Page) => page.getByText(beginning(words.draftBy)).waitFor()

    const first = await anAdmin()
    await first.getByText(words.noDraft).waitFor()
    await template(first, 'octavo').check()
    await isKept(first)
    await first.close()

    const [one, other] = [await anAdmin(), await anAdmin()]
    expect(await template(one, 'octavo').isChecked()).toBe(true)
    await isKept(one)
    await template(one, 'folio').check()
    await isKept(one)
    // Listened to while nothing of one's own is on its way.
    await expect.poll(() => template(other, 'folio').isChecked()).toBe(true)
    await other.getByText(beginning(words.draftTaken)).waitFor()
    await expectAccessible(other)

    // Both at once: nothing is overwritten until somebody says so.
    await Promise.all([template(one, 'quarto').check(), template(other, 'octavo').check()])
    const theirs = (page: Page) => page.getByRole('button', { name: words.takeTheirs })
    await expect.poll(async () => (await theirs(one).count()) + (await theirs(other).count())).toBe(1)
    const [told, quicker] = (await theirs(one).count()) > 0 ? [one, other] : [other, one]
    const mine = told === one ? 'quarto' : 'octavo'
    expect(await template(told, mine).isChecked()).toBe(true)
    await expectAccessible(told)
    await told.getByRole('button', { name: words.keepMine }).click()
    await isKept(told)
    await expect.poll(() => template(quicker, mine).isChecked()).toBe(true)

    await template(told, 'folio').check()
    await told.getByRole('button', { name: words.publish, exact: true }).click()
    await told.getByText(words.noDraft).waitFor()
    const visitor = await stage.aPage(look)
    await open(visitor, '/')
    expect(await visitor.locator('html').getAttribute('data-template')).toBe('folio')
    await quicker.getByText(words.noDraft).waitFor()

    await template(told, 'quarto').check()
    await isKept(told)
    await told.getByRole('button', { name: words.discard }).click()
    await told.getByText(words.noDraft).waitFor()
    expect(await template(told, 'folio').isChecked()).toBe(true)
    await open(told, '/home/settings/look')
    expect(await template(told, 'folio').isChecked()).toBe(true)
  },
)
