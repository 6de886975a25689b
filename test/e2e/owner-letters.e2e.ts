import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#modules/operating/messages/letters-en.ts'
import { pl } from '#modules/operating/messages/letters-pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { logIn, OPERATOR } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en },
    { language: 'pl', width: 390, scheme: 'dark', words: pl },
  ]),
)(
  'an operator writes to the owners of a school, looks at it, tries it, and sees whom it reached ($language)',
  async ({ words, ...look }) => {
    const page = await stage.aPage(look)
    await logIn(page, OPERATOR, stage.platformUrl)
    await open(page, `${stage.platformUrl}/operator/letters`)
    await page.getByRole('link', { name: words.write }).click()
    await page.waitForURL((url) => url.pathname === '/operator/letters/new')
    await page.getByRole('searchbox', { name: words.search }).fill('nowhere at all')
    await expectText(page, words.reachesNobody)
    await page.getByRole('searchbox', { name: words.search }).fill('demo')
    const owners = look.language === 'pl' ? '1 właściciel' : '1 owner'
    await expectText(page, owners)
    const subject = `Przerwa ${look.language} 🐢`
    for (const name of ['subject_en', 'subject_pl']) await page.locator(`input[name="${name}"]`).fill(subject)
    for (const name of ['text_en', 'text_pl']) await page.locator(`textarea[name="${name}"]`).fill('Zażółć\ngęślą jaźń')
    await expectAccessible(page)
    await page.getByRole('button', { name: words.preview, exact: true }).click()
    const frame = page.getByRole('dialog').frameLocator('iframe')
    await frame.getByText('gęślą jaźń').waitFor()
    await page.getByRole('button', { name: words.inPolish, exact: true }).click()
    await frame.getByText('Dzień dobry').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.close }).last().click()
    await page.getByRole('button', { name: words.try }).click()
    await expectText(page, words.tried.replace('{to}', OPERATOR.email))
    const sending = words.send.replace('{owners}', owners)
    await page.getByRole('button', { name: sending }).click()
    await page.getByRole('dialog').getByRole('button', { name: sending }).click()
    await page.waitForURL((url) => /^\/operator\/letters\/[0-9a-f-]{36}$/.test(url.pathname))
    await expectText(page, words.done)
    await open(page, page.url())
    await expectText(page, 'admin@katedra.test')
    const [mail] = await stage.query<{ count: number }>(
      `select count(*)::int as count from mails where cause like 'letter:%' and subject = '${subject}'`,
    )
    expect(mail!.count).toBe(1)
  },
)
