import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as siteEn } from '#modules/articles/messages/en.ts'
import { en } from '#modules/articles/messages/panel-en.ts'
import { pl } from '#modules/articles/messages/panel-pl.ts'
import { pl as sitePl } from '#modules/articles/messages/pl.ts'
import { en as contentEn } from '#modules/content/messages/en.ts'
import { pl as contentPl } from '#modules/content/messages/pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'

const NOON_AHEAD = '2099-05-04T12:00'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, site: siteEn, content: contentEn },
    { language: 'pl', width: 390, scheme: 'dark', words: pl, site: sitePl, content: contentPl },
  ]),
)(
  'an admin writes an article and publishes it, a visitor reads it; changed, moved, scheduled and deleted it is what was meant ($language, $width px)',
  async ({ language, width, scheme, words, site, content }) => {
    const look = { language, width, scheme }
    const title = `Klej i nić ${language}`
    const [slug, moved] = [`klej-i-nic-${language}`, `klej-${language}`]

    const admin = await stage.aPage(look)
    const field = (name: string) => admin.getByRole('textbox', { name, exact: true })
    const press = (name: string) => admin.getByRole('button', { name, exact: true }).click()
    await logIn(admin, ADMIN)
    await open(admin, '/home/articles')
    await admin.getByRole('link', { name: words.newArticle }).click()
    await press(words.saveDraft)
    await admin.locator('[role="alert"]').first().waitFor()
    await expectAccessible(admin)
    await field(words.title).fill(title)
    await field(words.body).click()
    await admin.keyboard.type('Klej skrobiowy trzyma, a nić prowadzi.')
    await admin.getByRole('combobox', { name: words.language }).selectOption('pl')
    await field(words.tags).fill(`Klej ${language}, Nici`)
    await field(words.seoDescription).fill('Ile kleju, ile nici.')
    await admin.getByRole('figure').getByText('Ile kleju, ile nici.').waitFor()
    await press(words.saveDraft)
    await admin.waitForURL(/articles\/[0-9a-f-]{36}$/)
    await admin.getByRole('heading', { level: 1, name: title }).waitFor()
    await admin.getByText(words.draft, { exact: true }).waitFor()

    const visitor = await stage.aPage(look)
    expect((await visitor.goto(`/articles/${slug}`))?.status()).toBe(404)

    // What is typed and not saved yet goes out as well.
    await field(words.summary).fill('Krótko o trwałym grzbiecie.')
    await press(words.publish)
    const dialog = admin.getByRole('dialog')
    await dialog.getByText(words.keepsUnsaved).waitFor()
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: words.publish, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await admin.getByText(words.published, { exact: true }).waitFor()

    await open(visitor, '/articles')
    await visitor.getByText('Krótko o trwałym grzbiecie.').waitFor()
    await visitor.getByRole('link', { name: title, exact: true }).click()
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor()
    await visitor.locator('article[lang="pl"]').getByText('Klej skrobiowy trzyma').waitFor()

    const below = admin.getByRole('region', { name: words.blocks })
    await below.getByRole('button', { name: content.addBlock }).click()
    await admin.getByRole('menuitem', { name: content.block_quote, exact: true }).click()
    await dialog.getByRole('textbox', { name: content.quoteWords }).fill('Nić pamięta każdą składkę.')
    await dialog.getByRole('button', { name: content.save, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await below.getByText('Nić pamięta każdą składkę.').waitFor()
    await expectAccessible(admin)
    await open(visitor, `/articles/${slug}`)
    await visitor.getByRole('blockquote').getByText('Nić pamięta każdą składkę.').waitFor()
    const feed = (lang: string) =>
      visitor.evaluate(async (address) => (await fetch(address)).text(), `/articles/rss.xml?lang=${lang}`)
    expect(await feed('pl')).toContain(`<title>${title}</title><dc:language>pl</dc:language>`)
    expect(await feed('en')).not.toContain(title)
    await visitor.getByText(site.minutes.replace('{count}', '1')).first().waitFor()
    await visitor.getByRole('link', { name: `Klej ${language}`, exact: true }).click()
    await visitor.getByRole('heading', { level: 1, name: `Klej ${language}` }).waitFor()

    await field(words.slug).fill(moved)
    await press(words.save)
    await expect
      .poll(async () => {
        await visitor.goto(`/articles/${slug}`)
        return new URL(visitor.url()).pathname
      })
      .toBe(`/articles/${moved}`)

    await press(words.reschedule)
    await dialog.getByLabel(words.moment).fill(NOON_AHEAD)
    await dialog.getByRole('button', { name: words.save, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await admin.getByText(words.scheduled, { exact: true }).waitFor()
    await expect.poll(async () => (await visitor.goto(`/articles/${moved}`))?.status()).toBe(404)

    await field(words.title).fill('Niezapisane')
    await admin.getByRole('link', { name: words.articles, exact: true }).first().click()
    const question = admin.getByRole('dialog')
    await question.getByRole('button').first().click()
    await question.waitFor({ state: 'detached' })
    await field(words.title).fill(title)

    await press(words.delete)
    await question.getByRole('textbox').fill('DELETE')
    await question.getByRole('button', { name: words.delete, exact: true }).click()
    await admin.waitForURL(/\/home\/articles$/)
    await expect.poll(() => admin.getByRole('link', { name: title, exact: true }).count()).toBe(0)
  },
)
