import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#modules/front/messages/en.ts'
import { pl } from '#modules/front/messages/pl.ts'
import { en as refusedEn } from '#modules/front/messages/server-en.ts'
import { pl as refusedPl } from '#modules/front/messages/server-pl.ts'
import { sketching } from '#seeds/good-hand/courses/sketching.ts'
import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each([
  { language: 'en', width: 1440, scheme: 'light', words: en, refused: refusedEn },
  { language: 'pl', width: 390, scheme: 'dark', words: pl, refused: refusedPl },
] as const)(
  'an admin chooses what the front page leads with, sees it first, and the other admin is told ($language)',
  { timeout: 300_000 },
  async ({ words, refused, ...look }) => {
    const admin = await stage.aPage(look)
    await logIn(admin, ADMIN)
    await open(admin, '/home/settings/front')
    const other = await stage.aPage(look)
    await logIn(other, ADMIN)
    await open(other, '/home/settings/front')

    const intro = `Zażółć ${look.language} 🐢`
    await admin.getByRole('textbox', { name: words.intro }).fill(intro)
    await admin.getByRole('combobox', { name: words.product }).fill('Ink and')
    await admin.getByRole('option', { name: sketching.title }).click()
    const taken = admin.getByRole('button', { name: new RegExp(`^${words.removeQuote.split('{')[0]}`) })
    for (let left = await taken.count(); left > 0; left--) await taken.first().click()
    await admin.getByRole('button', { name: words.chooseQuotes }).click()
    const dialog = admin.getByRole('dialog')
    const quote = dialog.getByRole('button', { name: new RegExp(`^${words.quote}: `) }).first()
    const quoted = (await quote.getAttribute('aria-label'))!.slice(`${words.quote}: `.length)
    await quote.click()
    await expect.poll(() => quote.getAttribute('aria-pressed')).toBe('true')
    await dialog.getByRole('button', { name: words.done }).click()
    const preview = admin.frameLocator('iframe')
    await preview.getByText(intro).waitFor()
    await preview.getByRole('heading', { level: 2, name: sketching.title }).waitFor()
    await expectAccessible(admin)

    const visitor = await stage.aPage(look)
    await open(visitor, '/')
    expect(await visitor.getByText(intro).count()).toBe(0)
    await admin.getByRole('button', { name: words.publish, exact: true }).click()
    await admin.getByRole('button', { name: words.discard }).waitFor({ state: 'detached' })
    await open(visitor, '/')
    await visitor.getByText(intro).waitFor()
    await visitor.getByRole('heading', { level: 2, name: sketching.title }).waitFor()
    await visitor.getByText(quoted).first().scrollIntoViewIfNeeded()
    await expectAccessible(visitor)

    await other.getByRole('textbox', { name: words.intro }).fill('Inne')
    await other.getByRole('button', { name: words.publish, exact: true }).click()
    await expectText(other, refused.errors['front.changed'])
    expect(await other.getByRole('textbox', { name: words.intro }).inputValue()).toBe('Inne')
  },
)
