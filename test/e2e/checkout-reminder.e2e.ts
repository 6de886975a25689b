import { afterAll, beforeAll, expect, test } from 'vitest'

import { en } from '#modules/checkout/messages/reminder-en.ts'
import { pl } from '#modules/checkout/messages/reminder-pl.ts'
import { en as mailEn } from '#modules/checkout/messages/server-reminder-en.ts'
import { pl as mailPl } from '#modules/checkout/messages/server-reminder-pl.ts'
import { HOUR } from '#platform/clock.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, outcome } from './buyer.ts'
import { mailsTo } from './mailbox.ts'
import { isTakenOver, open } from './open.ts'
import { aStage, type Stage } from './stage.ts'

const MENDING = 'visible-mending'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const keptFor = (email: string) =>
  stage.query<{ name: string; code: string; billing: { phone: string } }>(
    'select name, code, billing from checkout_reminders where lower(email) = lower($1)',
    [email],
  )

/** The clock has moved; the queue still goes by its own, so the job is asked for at once. */
const remindNow = () => stage.query(`insert into pgboss.job (name) values ('checkout.remind')`)

test.each([
  { language: 'en', width: 1440, scheme: 'light', words: en, mail: mailEn },
  { language: 'pl', width: 390, scheme: 'dark', words: pl, mail: mailPl },
] as const)(
  'who leaves a checkout is reminded once, finds the form again elsewhere, and buys or ends it ($language, $width px)',
  async ({ language, width, scheme, words, mail }) => {
    const page = await stage.aPage({ language, width, scheme })
    const { email, words: say } = aBuyer(page, language)
    const { billing, checkout } = say
    await open(page, `/${MENDING}/checkout?code=workshop15`)
    const box = page.locator('[name="reminder"]')
    await expect.poll(() => isTakenOver(box)).toBe(true)
    expect(await box.isChecked(), 'never ticked beforehand').toBe(false)
    await page.getByRole('textbox', { name: checkout('email') }).fill(email)
    expect(await keptFor(email)).toEqual([])
    await box.check()
    await expect.poll(() => keptFor(email)).toHaveLength(1)
    await page.locator('input[name="name"]').fill('Łucja Żółć')
    await page.getByText(billing('details')).click()
    await page.getByRole('textbox', { name: billing('phone') }).fill('+48 600 700 800')
    await expect
      .poll(() => keptFor(email))
      .toMatchObject([{ name: 'Łucja Żółć', code: 'WORKSHOP15', billing: { phone: '+48 600 700 800' } }])
    await expectAccessible(page)
    await page.reload()
    await expect.poll(() => box.isChecked(), { message: 'it can still be taken back' }).toBe(true)
    await box.uncheck()
    await expect.poll(() => keptFor(email)).toEqual([])
    await box.check()
    await expect.poll(() => keptFor(email)).toHaveLength(1)
    await page.context().close()

    await stage.moveClock(4 * HOUR)
    await remindNow()
    const [reminder, ...more] = await mailsTo(stage.url, email, /Mending/)
    expect(more).toEqual([])
    const link = /https?:\S+#reminder=\S+/.exec(reminder!.text)![0]
    const stop = /https?:\S+\/no-reminders\/\S+/.exec(reminder!.text)![0]

    const elsewhere = await stage.aPage({ language, width, scheme })
    const back = aBuyer(elsewhere, language)
    await elsewhere.goto(link)
    await elsewhere.getByText(words.restored).waitFor()
    expect(await elsewhere.locator('input[name="name"]').inputValue()).toBe('Łucja Żółć')
    expect(await elsewhere.locator('input[name="email"]').inputValue()).toBe(email)
    expect(await elsewhere.locator('input[name="phone"]').inputValue()).toBe('+48 600 700 800')
    await elsewhere.getByRole('status').filter({ hasText: 'WORKSHOP15' }).waitFor()
    expect(elsewhere.url(), 'nothing secret stays in the address').not.toContain('reminder')
    expect(await elsewhere.locator('[name="reminder"]').isChecked()).toBe(false)
    await expectAccessible(elsewhere)

    if (language === 'en') {
      await buy({ ...back, email }, MENDING, '4111 1111 1111 1111')
      await outcome(back, 'payment.success')
    } else {
      await open(elsewhere, stop)
      await expectAccessible(elsewhere)
      await elsewhere.getByRole('button', { name: words.end }).click()
      await elsewhere.getByText(mail.ended).waitFor()
    }
    await expect.poll(() => keptFor(email)).toEqual([])

    const late = await stage.aPage({ language, width, scheme })
    await late.goto(link)
    await late.getByText(words.gone).waitFor()
    await expectAccessible(late)
  },
)
