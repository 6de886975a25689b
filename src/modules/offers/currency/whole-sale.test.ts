import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { setSeller } from '#modules/companies/seller/contract.ts'
import { A_SELLER } from '#modules/companies/testing.ts'
import { publishLegalText } from '#modules/schools/contract.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { newId } from '#platform/ids.ts'
import { CURRENCIES } from '#platform/money.ts'
import { wordsOfPdf } from '#platform/pdf/testing.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { getOrder, listMyOrders, refundOrder } from '#modules/orders/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import { aMarket } from '#modules/checkout/testing.ts'

const PRICE = 123_450
const PART = 23_450

const market = await aMarket()
await market.startWorking()
afterAll(() => market.close())

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\s+/g, ' ')

const ways = CURRENCIES.flatMap((currency) => LANGUAGES.map((language) => [currency, language] as const))
test.each(ways)(
  'a sale in %s to somebody who reads %s is so from the price to the refund',
  async (currency, language) => {
    const school = await market.aSchool({ currency, language })
    const admin = school.as(school.admin)
    await admin.call(setSeller, { ...A_SELLER, name: 'Żółw', address: 'Wolna 1' })
    await admin.call(publishLegalText, { which: 'terms', html: '<p>Bez pośpiechu.</p>', version: 1 })
    const course = await market.aCourse(school, { amount: PRICE })
    const money = (amount: number) => plain(formatMoney({ amount, currency }, language))
    expect((await school.as().call(getCheckout, { slug: course.slug })).quotes[0]).toMatchObject({
      amount: PRICE,
      currency,
    })
    await school.as(school.student).call(onePageCheckout, await market.aPurchase(school, { course }))
    const [order] = await school.work(({ tx }) => tx.select().from(orders))
    const { id: orderId } = order!
    expect(order).toMatchObject({ amount: PRICE, currency })
    const [paid] = await school.work(({ tx }) =>
      tx.select().from(transactions).where(eq(transactions.orderId, orderId)),
    )
    expect(paid).toMatchObject({ amount: PRICE, currency })
    const { gateway } = await school.work((ctx) => market.gateways.gatewayOf(ctx, paid!.accountId))
    expect(await gateway.findPayment(paid!.id)).toMatchObject({ amount: PRICE, currency })

    const answer = await market.app.inject({
      url: `/my/orders/${orderId}/confirmation`,
      headers: { host: school.host, cookie: `katedra_session=${school.student.secret}`, accept: 'application/pdf' },
    })
    expect(plain(await wordsOfPdf(answer.rawPayload))).toContain(money(PRICE))

    await admin.call(refundOrder, { orderId, refund_amount: PART, refund_key: newId(), reason: 'Part', access: 'keep' })
    const seen = async () => (await admin.call(getOrder, { orderId })).order
    await expect.poll(async () => (await seen()).refunded_amount).toBe(PART)
    expect(await seen()).toMatchObject({ currency, amount: PRICE })
    const { data } = await school.as(school.student).call(listMyOrders, {})
    expect(data).toMatchObject([{ currency, amount: PRICE, refunded_amount: PART }])
    const sent = () =>
      school.work(({ tx }) =>
        tx
          .select({ text: mails.text })
          .from(mails)
          .where(eq(mails.to, school.student.email))
          .orderBy(asc(mails.createdAt)),
      )
    await expect.poll(async () => (await sent()).length).toBe(2)
    const [bought, refunded] = (await sent()).map(({ text }) => plain(text))
    expect(bought).toContain(money(PRICE))
    expect(refunded).toContain(money(PART))
  },
)
