import { eq, like, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { setAdminMails } from '#modules/people/admin-mails/contract.ts'
import type { AdminMail } from '#modules/people/admin-mails/vocabulary.ts'
import { people } from '#modules/people/tables.ts'
import { rewriting } from '#test/rewriting.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { A_COMPANY, aMarket, type Market } from '#modules/checkout/testing.ts'
import { askForRefund } from '../refund-requests/contract.ts'
import { orders } from '../tables.ts'
import { withdraw } from '../contract-withdrawals/contract.ts'

const market = await aMarket()
await market.startWorking()
afterAll(() => market.close())

/** An order that is paid, of a school with an admin who reads Polish and one who wants no mails of a kind. */
async function aSale(refused: AdminMail, bought: Parameters<Market['aPurchase']>[1] = {}) {
  const school = await market.aSchool()
  const polish = await school.anAdmin()
  const refusing = await school.anAdmin({ email: 'zenon@school.test' })
  await school.work(({ tx }) => tx.update(people).set({ language: 'pl' }).where(eq(people.id, polish.id)))
  await school.as(refusing).call(setAdminMails, { kind: refused, wanted: false })
  const course = await market.aCourse(school, { title: 'Światło', amount: 21_900 })
  await school.as(school.student).call(onePageCheckout, await market.aPurchase(school, { course, ...bought }))
  const [order] = await school.work(({ tx }) => tx.select().from(orders))
  const told = async (cause: string) => {
    const letters = () =>
      school.work(({ tx }) =>
        tx
          .select({ to: mails.to, subject: mails.subject, text: mails.text })
          .from(mails)
          .where(like(mails.cause, `${cause}:%`))
          .orderBy(mails.to),
      )
    await expect.poll(async () => (await letters()).length).toBe(2)
    const [inEnglish, inPolish] = (await letters()).map(({ text, ...letter }) => ({
      ...letter,
      subject: letter.subject.replaceAll('\u00a0', ' '),
      text: text.replaceAll('\u00a0', ' '),
    }))
    expect([inEnglish!.to, inPolish!.to]).toEqual([school.admin.email, polish.email])
    return [inEnglish!, inPolish!] as const
  }
  return { school, order: order!, told }
}

test('a sale is told to every admin who wants to know, with who paid what', async () => {
  const { school, order, told } = await aSale('sale')
  const [english, polish] = await told('sale')
  expect(english.subject).toBe('Sold: “Światło” for PLN 219.00')
  for (const said of [order.number, 'Jan Żak, jan@school.test', `/home/orders/${order.id}`, '/my/account'])
    expect(english.text).toContain(said)
  expect(polish.subject).toBe('Sprzedaż: „Światło” za 219,00 zł')
  expect(polish.text).toContain(school.student.name)
})

test('a sale to a company names it with its VAT number', async () => {
  const { told } = await aSale('sale', A_COMPANY)
  const [english, polish] = await told('sale')
  for (const { text } of [english, polish]) expect(text).toContain('Żółw sp. z o.o., PL5260250274')
})

test('a withdrawal is told with the day by which the money has to go back', async () => {
  const { school, order, told } = await aSale('withdrawal')
  await rewriting(market.app.units, (tx) =>
    tx
      .update(orders)
      .set({ consents: sql`jsonb_path_query_array(consents, '$[*] ? (@.kind == "terms")')` })
      .where(eq(orders.id, order.id)),
  )
  const { email, name } = school.student
  await school.as().call(withdraw, { name, email, order: order.number })
  const [english, polish] = await told('withdrawn')
  expect(english.subject).toBe(`Jan Żak has withdrawn from a contract (order ${order.number})`)
  expect(english.text).toMatch(/By law PLN 219\.00 has to be on its way back to them by \d+ \w+ \d{4} at the latest/)
  expect(english.text).toContain('/home/contract-withdrawals')
  expect(polish.text).toMatch(/219,00 zł musi wyruszyć w drogę powrotną najpóźniej \d+/)
})

test('one the law does not give says that nothing has to be returned', async () => {
  const { school, order, told } = await aSale('withdrawal')
  const { email, name } = school.student
  await school.as().call(withdraw, { name, email, order: order.number })
  const [english] = await told('withdrawn')
  expect(english.text).toContain('By law you do not have to return anything')
  expect(english.text).not.toContain('at the latest')
})

test('a request for a refund is told with what its buyer writes', async () => {
  const { school, order, told } = await aSale('refund_request')
  await school.as(school.student).call(askForRefund, { orderId: order.id, reason: 'Myślałam, że to akwarele 🎨' })
  const [english, polish] = await told('refund-request')
  expect(english.subject).toBe(`Jan Żak asks for a refund (order ${order.number})`)
  expect(english.text).toContain('akwarele 🎨')
  expect(polish.text).toContain('akwarele 🎨')
})

test('a dispute is told, and that the money had better stay where it is meanwhile', async () => {
  const { school, order, told } = await aSale('dispute')
  const paid = () => school.work(async ({ tx }) => (await tx.select().from(transactions))[0]!)
  await expect.poll(async () => (await paid()).status).toBe('PERFORMED')
  await market.bank.dispute((await paid()).id)
  const [english, polish] = await told('dispute')
  expect(english.subject).toBe(`Jan Żak disputes a payment (order ${order.number})`)
  expect(english.text).toContain('PLN 219.00')
  expect(english.text).toMatch(/Answer at your payment provider by \d+ \w+ \d{4} at \d\d:\d\d, with/)
  expect(polish.text).toMatch(/Odpowiedz u swojego operatora płatności do \d+ \S+ \d{4} \d\d:\d\d i/)
  expect(polish.subject).toBe(`Jan Żak kwestionuje płatność (zamówienie ${order.number})`)
})

test('whose bank returns the money reads that it was their bank, not the school', async () => {
  const { school } = await aSale('dispute')
  const paid = () => school.work(async ({ tx }) => (await tx.select().from(transactions))[0]!)
  await expect.poll(async () => (await paid()).status).toBe('PERFORMED')
  const { id } = await paid()
  await market.bank.dispute(id)
  await market.bank.decideDispute(id, 'lost')
  const letter = () =>
    school.work(
      async ({ tx }) =>
        (
          await tx
            .select()
            .from(mails)
            .where(like(mails.cause, `refund:${id}:%`))
        )[0],
    )
  await expect.poll(letter).toMatchObject({
    to: school.student.email,
    text: expect.stringContaining('your bank has decided about your payment for “Światło”'),
  })
  expect((await letter())!.text).not.toContain('has returned what you paid')
})
