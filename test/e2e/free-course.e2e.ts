import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const SHARPENING = 'sharpen-one-knife'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light' },
    { language: 'pl', width: 390, scheme: 'dark' },
  ]),
)('a free course is got without a card, once ($language)', async ({ language, ...look }) => {
  const buyer = aBuyer(await stage.aPage({ language, ...look }), language)
  const { page, words } = buyer
  await open(page, `/${SHARPENING}`)
  await page
    .getByRole('link', { name: words.site('get') })
    .first()
    .click()
  await page.waitForURL(`**/${SHARPENING}/checkout`)
  await page.getByRole('heading', { level: 1, name: words.checkout('title') }).waitFor()
  expect(await page.getByRole('textbox', { name: words.payments('card.cardNumber') }).count()).toBe(0)
  await expectAccessible(page)
  await fillAccount(buyer)
  await consent(buyer)
  await page.getByRole('button', { name: words.checkout('getFree') }).click()
  await page.waitForURL(new RegExp(`/${SHARPENING}/watch/`))
  expect(await mailsTo(stage.url, buyer.email, /Sharpen One Knife/)).toHaveLength(1)
  const grants = await stage.query<{ source: string }>(
    `select g.source from grants g join people p on p.id = g.student_id where p.email = $1`,
    [buyer.email],
  )
  expect(grants).toEqual([{ source: 'free' }])
  expect(
    await stage.query(`select 1 from transactions t join people p on p.id = t.payer_id where p.email = $1`, [
      buyer.email,
    ]),
  ).toEqual([])

  await open(page, `/${SHARPENING}/checkout`)
  await expectText(page, words.checkout('owned'))
  await page.getByRole('link', { name: words.checkout('open') }).click()
  await page.waitForURL(new RegExp(`/${SHARPENING}/watch/`))
})
