import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#modules/schools/messages/look-en.ts'
import { pl } from '#modules/schools/messages/look-pl.ts'
import { linocut } from '#seeds/good-hand/courses/linocut.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    {
      language: 'en',
      width: 1440,
      scheme: 'light',
      words: en,
      courses: 'Courses',
      articles: 'Articles',
      up: 'Move {name} up',
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      words: pl,
      courses: 'Kursy',
      articles: 'Artykuły',
      up: 'Przesuń w górę: {name}',
    },
  ]),
)(
  'an admin chooses where the menus lead, sees it first, and takes it back ($language)',
  async ({ words, courses, articles, up, ...look }) => {
    const admin = await stage.aPage(look)
    await logIn(admin, ADMIN)
    await open(admin, '/home/settings/look')
    const visitor = await stage.aPage(look)
    const banner = visitor.locator('header nav')
    const shown = async () => {
      await open(visitor, '/courses')
      return banner.getByRole('link', { includeHidden: true }).allTextContents()
    }
    const before = await shown()
    expect(before).toEqual([courses, articles])

    // From the keyboard alone.
    await admin.getByRole('button', { name: up.replace('{name}', articles), exact: true }).focus()
    await admin.keyboard.press('Enter')
    await admin.getByRole('button', { name: words.headAdd }).focus()
    await admin.keyboard.press('Enter')
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('combobox', { name: words.leadsTo }).selectOption({ label: words.anAddress })
    await dialog.getByRole('textbox', { name: words.address }).fill('http://example.com')
    await dialog.getByRole('button', { name: words.done }).click()
    await expectText(admin, words.noAddress)
    await expectText(admin, words.noLabel)
    await expectAccessible(admin)
    await dialog.getByRole('textbox', { name: words.address }).fill('https://example.com/łódź')
    await dialog.getByRole('textbox', { name: words.label }).fill('Zażółć 🎨')
    await dialog.getByRole('button', { name: words.done }).click()
    await dialog.waitFor({ state: 'detached' })

    await admin.getByRole('button', { name: words.footAdd }).click()
    await dialog.getByRole('combobox', { name: words.leadsTo }).selectOption({ label: words.aProduct })
    await dialog.getByRole('combobox', { name: words.product }).fill('Linocut')
    await admin.getByRole('option', { name: linocut.title }).click()
    await dialog.getByRole('button', { name: words.done }).click()
    await dialog.waitFor({ state: 'detached' })
    const inPreview = admin.frameLocator('iframe')
    await inPreview
      .getByRole('contentinfo')
      .getByRole('link', { name: linocut.title.slice(0, 20) })
      .waitFor()
    await expectAccessible(admin)
    expect(await shown()).toEqual(before)

    await admin.getByRole('button', { name: words.publish, exact: true }).click()
    await admin.getByText(words.unpublished).waitFor({ state: 'detached' })
    expect(await shown()).toEqual([articles, courses, 'Zażółć 🎨'])
    const outside = banner.getByRole('link', { name: 'Zażółć', includeHidden: true })
    expect([await outside.getAttribute('href'), await outside.getAttribute('rel')]).toEqual([
      'https://example.com/łódź',
      'noopener',
    ])
    await visitor
      .getByRole('contentinfo')
      .getByRole('link', { name: linocut.title.slice(0, 20) })
      .click()
    await visitor.getByRole('heading', { level: 1, name: linocut.title }).waitFor()

    await admin.getByRole('button', { name: words.headStandard }).click()
    await admin.getByRole('button', { name: words.footStandard }).click()
    await admin.getByRole('button', { name: words.publish, exact: true }).click()
    await admin.getByText(words.unpublished).waitFor({ state: 'detached' })
    expect(await shown()).toEqual(before)
  },
)
