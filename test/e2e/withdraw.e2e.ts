import { afterAll, beforeAll, expect, test } from 'vitest'

import { en as myOrdersEn } from '#modules/orders/messages/my-orders-en.ts'
import { pl as myOrdersPl } from '#modules/orders/messages/my-orders-pl.ts'
import { en } from '#modules/orders/messages/withdraw-en.ts'
import { pl } from '#modules/orders/messages/withdraw-pl.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, buy, outcome } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const APPROVED = '4111111111111111'
const LINOCUT = 'linocut-at-the-kitchen-table'

let stage: Stage

beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

/** The number of somebody's only order; they kept the right to withdraw when `waived` is false. */
async function numberOf(email: string, { waived }: { waived: boolean }): Promise<string> {
  const [order] = await stage.query<{ number: string }>(
    `update orders set consents = case when $2 then consents else jsonb_path_query_array(consents, '$[*] ? (@.kind == "terms")') end
     from (select set_config('session_replication_role', 'replica', true)) as rewriting
     where student_id = (select id from people where email = $1) returning number`,
    [email, waived],
  )
  return order!.number
}

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', say: en, mine: myOrdersEn },
    { language: 'pl', width: 390, scheme: 'dark', say: pl, mine: myOrdersPl },
  ]),
)(
  'a buyer withdraws from their order, and an admin returns the money ($language)',
  async ({ language, say, mine, ...look }) => {
    const buyer = aBuyer(await stage.aPage({ language, ...look }), language)
    const { page } = buyer
    await buy(buyer, LINOCUT, APPROVED)
    await outcome(buyer, 'payment.success')
    const number = await numberOf(buyer.email, { waived: false })
    await open(page, '/my/orders')
    await page
      .getByRole('link', { name: new RegExp(mine.withdraw) })
      .first()
      .click()
    await page.waitForURL(`**/withdraw?order=${number}`)
    await page.getByRole('heading', { level: 1, name: say.title }).waitFor()
    expect(await page.locator('[name="email"]').inputValue()).toBe(buyer.email)
    await page.getByRole('button', { name: say.confirm }).dblclick()
    await page.getByRole('status').first().waitFor()
    await expectAccessible(page)
    const subject = language === 'pl' ? /Otrzymaliśmy Twoje odstąpienie/ : /We have received your withdrawal/
    const letters = await mailsTo(stage.url, buyer.email, subject)
    expect(letters.filter((letter) => subject.test(letter.subject))).toHaveLength(1)

    const admin = await stage.aPage({ language, ...look })
    await logIn(admin, ADMIN)
    await open(admin, '/home/withdrawals')
    await admin.waitForURL('**/home/contract-withdrawals')
    await expectText(admin, number)
    await admin.getByRole('button', { name: new RegExp(number) }).click()
    await expectAccessible(admin)
    await admin.getByRole('dialog').getByRole('button').last().click()
    await expect
      .poll(
        async () =>
          await stage.query(
            `select w.settled_at is not null as done from contract_withdrawals w join orders o on o.id = w.order_id where o.number = $1`,
            [number],
          ),
      )
      .toEqual([{ done: true }])
    await mailsTo(stage.url, buyer.email, language === 'pl' ? /Zwrot pieniędzy/ : /Refund/)
  },
)

test('who is signed out and has no scripts withdraws too, from the foot of any page', async () => {
  const buyer = aBuyer(await stage.aPage())
  await buy(buyer, LINOCUT, APPROVED)
  await outcome(buyer, 'payment.success')
  const number = await numberOf(buyer.email, { waived: true })
  const page = await stage.aPage({ scripts: false, width: 390 })
  await page.goto('/courses')
  await page.getByRole('contentinfo').getByRole('link', { name: en.title }).click()
  await page.waitForURL('**/withdraw')
  await page.getByLabel(en.name).fill('Jan')
  await page.getByLabel(en.email).fill('nobody')
  await page.getByLabel(en.orderNumber).fill(number)
  await page.getByRole('button', { name: en.confirm }).click()
  await page.getByRole('alert').first().waitFor()
  expect(await page.getByLabel(en.orderNumber).inputValue()).toBe(number)
  await page.getByLabel(en.email).fill(buyer.email)
  await page.getByRole('button', { name: en.confirm }).click()
  await expectText(page, /Your statement was sent on/)
  const [letter] = await mailsTo(stage.url, buyer.email, /We have received your withdrawal/)
  expect(letter!.text).toContain('acknowledged that you lose the right to withdraw')
})
