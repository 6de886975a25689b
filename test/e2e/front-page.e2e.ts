import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#modules/front/messages/en.ts'
import { pl } from '#modules/front/messages/pl.ts'
import { en as lookEn } from '#modules/schools/messages/look-en.ts'
import { pl as lookPl } from '#modules/schools/messages/look-pl.ts'
import { sketching } from '#seeds/good-hand/courses/sketching.ts'
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
    { language: 'en', width: 1440, scheme: 'light', words: { ...lookEn, ...en } },
    { language: 'pl', width: 390, scheme: 'dark', words: { ...lookPl, ...pl } },
  ]),
)(
  'what the front page leads with is tried, published with the look and taken back with it; what is gone is left out ($language)',
  async ({ words, ...look }) => {
    const admin = await stage.aPage(look)
    await logIn(admin, ADMIN)
    // Where it was chosen before it was part of the look.
    await open(admin, '/home/settings/front')
    expect(new URL(admin.url()).pathname).toBe('/home/settings/look')
    const visitor = await stage.aPage(look)
    const heading = async (page: Page = visitor) => {
      if (page === visitor) await open(page, '/')
      return page.getByRole('heading', { level: 1 }).textContent()
    }
    const before = await heading()

    const [promise, intro] = [`Obietnica ${look.language} 🐢`, `Zażółć ${look.language} 🐢`]
    await admin.getByRole('textbox', { name: words.promise, exact: true }).fill(promise)
    await admin.getByRole('textbox', { name: words.intro }).fill(intro)
    const picture = { name: 'front.png', mimeType: 'image/png', buffer: await aPicture() }
    await admin.locator('input[type=file]').first().setInputFiles(picture)
    const product = admin.getByRole('combobox', { name: words.product })
    await product.fill('Ink and')
    await admin.getByRole('option', { name: sketching.title }).click()
    const taken = admin.getByRole('button', { name: new RegExp(`^${words.removeQuote.split('{')[0]}`) })
    for (let left = await taken.count(); left > 0; left--) await taken.first().click()
    await admin.getByRole('button', { name: words.chooseQuotes }).click()
    const dialog = admin.getByRole('dialog')
    const quoted = await newestTitle()
    const quote = dialog.getByRole('button', { name: `${words.quote}: ${quoted}`, exact: true })
    await quote.click()
    await expect.poll(() => quote.getAttribute('aria-pressed')).toBe('true')
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: words.done }).click()

    // In each width, scheme and language, before anybody else sees it.
    const preview = admin.frameLocator('iframe')
    const html = preview.locator('html')
    await preview.getByRole('heading', { level: 1, name: promise }).waitFor()
    await preview.getByText(intro).waitFor()
    await preview.getByRole('heading', { level: 2, name: sketching.title }).waitFor()
    await preview.locator('img[src*="/public/images/"]').first().waitFor()
    const innerWidth = () => html.evaluate((root) => root.ownerDocument.defaultView!.innerWidth)
    await admin.getByRole('radio', { name: words.desktop }).check()
    await expect.poll(innerWidth).toBe(1280)
    await admin.getByRole('radio', { name: words.phone }).check()
    await expect.poll(innerWidth).toBe(390)
    await admin.getByRole('radio', { name: words.dark }).check()
    await expect.poll(() => html.getAttribute('data-theme')).toBe('dark')
    for (const [own, lang] of [
      ['English', 'en'],
      ['Polski', 'pl'],
    ] as const) {
      await admin.getByRole('radio', { name: own }).check()
      await expect.poll(() => html.getAttribute('lang')).toBe(lang)
    }
    await preview.getByRole('heading', { level: 1, name: promise }).waitFor()
    await expectAccessible(admin)
    expect(await heading()).toBe(before)

    const isPublished = () => admin.getByText(words.unpublished).waitFor({ state: 'detached' })
    await admin.getByRole('button', { name: words.publish, exact: true }).click()
    await isPublished()
    expect(await heading()).toBe(promise)
    await visitor.getByText(intro).waitFor()
    await visitor.getByRole('heading', { level: 2, name: sketching.title }).waitFor()
    await visitor.getByText(quoted).first().scrollIntoViewIfNeeded()

    // The way back has all of it again; what has been hidden since is left out, and said.
    await admin.getByRole('textbox', { name: words.promise, exact: true }).fill('')
    await admin.getByRole('textbox', { name: words.intro }).fill('')
    await admin.getByRole('button', { name: words.publish, exact: true }).click()
    await isPublished()
    expect(await heading()).not.toBe(promise)
    await stage.query(`update products set is_hidden = true where title = $1`, [sketching.title])
    await stage.query(`update reviews set status = 'disapproved' where title = $1`, [quoted])
    await open(admin, '/home/settings/look')
    const back = admin.getByRole('button', { name: `${words.takeBack}: ` })
    await back.first().click()
    expect(await admin.getByRole('textbox', { name: words.promise, exact: true }).inputValue()).toBe(promise)
    await expectText(admin, words.notShown.replace('{title}', sketching.title))
    await expectText(admin, words.quotesNotShown)
    await expectAccessible(admin)
    await admin.getByRole('button', { name: words.publish, exact: true }).click()
    await isPublished()
    expect(await heading()).toBe(promise)
    expect(await visitor.getByRole('heading', { level: 2, name: sketching.title }).count()).toBe(0)
    await stage.query(`update products set is_hidden = false where title = $1`, [sketching.title])
    await stage.query(`update reviews set status = 'approved' where title = $1`, [quoted])
  },
)

/** Of the newest review that has one, by which the row is found again. */
async function newestTitle(): Promise<string> {
  const [newest] = await stage.query<{ title: string }>(`
    select review.title from reviews review join schools on schools.id = review.school_id
    where schools.slug = 'demo' and review.status = 'approved' and review.title <> ''
    order by review.created_at desc limit 1`)
  return newest!.title
}

const aPicture = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#1f6b41' } })
    .png()
    .toBuffer()
