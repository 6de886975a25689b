import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as lookEn } from '#modules/schools/messages/look-en.ts'
import { pl as lookPl } from '#modules/schools/messages/look-pl.ts'
import { en } from '#modules/schools/messages/profile-en.ts'
import { pl } from '#modules/schools/messages/profile-pl.ts'
import { en as platformEn } from '#platform/i18n/messages/en.ts'
import { pl as platformPl } from '#platform/i18n/messages/pl.ts'
import { en as kitEn } from '#kit/messages/en.ts'
import { pl as kitPl } from '#kit/messages/pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const PROFILE = '/home/settings/profile'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, kit: kitEn, platform: platformEn },
    { language: 'pl', width: 390, scheme: 'dark', words: pl, kit: kitPl, platform: platformPl },
  ]),
)(
  'an admin says what the school is, everybody reads it at once, and of two who change it one is told ($language)',
  async ({ words, kit, platform, ...look }) => {
    const { language } = look
    const admin = await stage.aPage(look)
    const field = (name: string, page = admin) => page.getByRole('textbox', { name })
    const save = (page = admin) => page.getByRole('button', { name: words.save, exact: true }).click()
    await logIn(admin, ADMIN)
    await open(admin, PROFILE)
    const other = await stage.aPage(look)
    await logIn(other, ADMIN)
    await open(other, PROFILE)

    await field(words.name).fill('')
    await save()
    await expectText(admin, kit.fieldsMissing)
    await expectAccessible(admin)
    const [name, title] = [`Dobra Ręka ${language} 🐢`, `Rzemiosło ${language}`]
    await field(words.name).fill(name)
    await field(words.seoTitle).fill(title)
    await expect.poll(() => admin.getByRole('figure').getByText(title).count()).toBe(2)
    await field(words.authorName).fill(`Ola Żółw ${language}`)

    await admin.reload()
    await isAlive(admin)
    expect(await field(words.name).inputValue()).toBe(name)
    await expectText(admin, words.unsaved)
    await save()
    await admin.getByText(words.unsaved).waitFor({ state: 'detached' })

    const visitor = await stage.aPage(look)
    await open(visitor, '/')
    expect(await visitor.title()).toBe(title)
    await visitor.getByRole('link', { name, exact: true }).waitFor()
    await visitor.getByRole('heading', { name: `Ola Żółw ${language}` }).waitFor()

    await field(words.authorBio, other).fill(`Cicho ${language}`)
    await save(other)
    await expectText(other, platform['error.changed-meanwhile'])
    expect(await field(words.authorBio, other).inputValue()).toBe(`Cicho ${language}`)
    expect(await field(words.name, other).inputValue()).toBe(name)
    await save(other)
    await other.getByText(words.unsaved).waitFor({ state: 'detached' })
    await open(visitor, '/')
    await visitor.getByText(`Cicho ${language}`).waitFor()
    await visitor.getByRole('link', { name, exact: true }).waitFor()
  },
)

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: lookEn, color: '#0f766e' },
    { language: 'pl', width: 390, scheme: 'dark', words: lookPl, color: '#7c3aed' },
  ]),
)(
  'a look is tried on the front page before anybody sees it, published, and taken back ($language)',
  async ({ words, color, ...look }) => {
    const admin = await stage.aPage(look)
    await logIn(admin, ADMIN)
    await open(admin, '/home/settings/look')
    const visitor = await stage.aPage(look)
    const shown = async () => {
      await open(visitor, '/')
      const html = visitor.locator('html')
      const accent = await html.evaluate((root) => getComputedStyle(root).getPropertyValue('--accent-fill'))
      const icon = await visitor.locator('link[rel=icon]').getAttribute('href')
      expect((await visitor.request.get(icon!)).headers()['content-type']).toBe('image/png')
      return `${await html.getAttribute('data-template')} ${accent} ${icon}`
    }
    const before = await shown()

    await admin.getByRole('radio', { name: words.octavo }).check()
    const typed = admin.getByRole('textbox', { name: words.color, exact: true })
    await typed.fill('#ffffff')
    await expectText(admin, words.lost)
    await typed.fill(color)
    await admin.getByText(words.lost).waitFor({ state: 'detached' })
    await admin.getByRole('radio', { name: words.phone }).check()
    await admin.getByRole('radio', { name: words.dark }).check()
    const page = admin.frameLocator('iframe').locator('html')
    await expect.poll(() => page.getAttribute('data-template')).toBe('octavo')
    expect(await page.getAttribute('data-theme')).toBe('dark')
    expect(await page.locator('#look-color').textContent()).toContain(color)
    await expectText(admin, words.unpublished)
    expect(await shown()).toBe(before)

    await admin.getByRole('button', { name: words.publish, exact: true }).click()
    await admin.getByText(words.unpublished).waitFor({ state: 'detached' })
    const published = await shown()
    expect(published).toContain('octavo')
    expect(published).toContain(color)
    expect(published.split(' ').at(-1)).not.toBe(before.split(' ').at(-1))

    const by = words.untilBy.split('{date}')[1]!
    await expectText(admin, by.replace('{by}', 'Helena Wrońska').trim())
    await admin
      .getByRole('button', { name: `${words.takeBack}: ` })
      .first()
      .click()
    await admin.getByRole('button', { name: words.publish, exact: true }).click()
    await admin.getByText(words.unpublished).waitFor({ state: 'detached' })
    expect(await shown()).toBe(before)
  },
)
