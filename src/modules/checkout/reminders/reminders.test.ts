import { eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { changePrice } from '#modules/catalog/contract.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { withSecret } from '#modules/mails/mail-secret.ts'
import type { Call } from '#platform/contract/endpoint.ts'
import { clock, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { rateLimits } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { keyRing } from '#platform/sealed.ts'
import { statusOf } from '#test/refused.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import type { TestSchool } from '#test/world.ts'
import { createBump } from '#modules/offers/bumps/contract.ts'
import { onePageCheckout } from '../contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, quietParts } from '../testing.ts'
import { endReminders, forgetReminder, keepReminder, restoreForm } from './contract.ts'
import { reminding, type RemindingParts } from './reminding.ts'
import { checkoutReminders as reminders } from './tables.ts'

const market = await aMarket()
let school: TestSchool
let course: SoldProduct
const parts: RemindingParts = { ...partsOfJobs(market), fulfillables: quietParts().fulfillables }

beforeEach(async () => {
  school = await market.aSchool()
  course = await market.aCourse(school, { title: 'Żółte ćmy 🦋', amount: 12_300 })
  // Each test comes from a place that has asked for nothing yet.
  await units().withoutSchool('a test begins anew', (tx) => tx.delete(rateLimits))
})
afterAll(() => market.close())

const units = () => market.app.units
const EMAIL = 'Łucja.Żółć@school.test'
type Given = { [Field in keyof Call<typeof keepReminder>]?: Call<typeof keepReminder>[Field] | undefined }

const keep = (given: Given = {}, as = school.as()) =>
  as.call(keepReminder, {
    slug: course.slug,
    variant_id: course.variantId,
    reminder_key: newId(),
    email: EMAIL,
    name: 'Łucja Żółć 🐢',
    phone: '+48 600',
    ...given,
  })
const kept = (at = school) => at.work(({ tx }) => tx.select().from(reminders))
const run = (own: Partial<RemindingParts> = {}) => reminding({ ...parts, ...own }).work(thrown)
const letters = async (at = school) => {
  const rows = await at.work(({ tx }) => tx.select().from(mails).where(like(mails.cause, 'checkout-reminder:%')))
  return rows.map((mail) => withSecret(keyRing(market.config.secretKey), mail))
}
const tokenIn = (text: string) => /#reminder=([\w-]{43})/.exec(text)![1]!

test('who asked is reminded once, some hours after the last change, with a link that restores the form anywhere', async () => {
  const key = newId()
  await keep({ reminder_key: key, name: '' })
  clock.moveBy(2 * HOUR)
  await keep({ reminder_key: key, vat_id: 'PL 52', promo_code: '', answers: { rozmiar: 'duży 🐢' } })
  clock.moveBy(2 * HOUR)
  await run()
  expect(await letters()).toEqual([])
  clock.moveBy(HOUR)
  await run()
  await run()
  const [mail, ...more] = await letters()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: EMAIL, subject: 'Your unfinished order: “Żółte ćmy 🦋”' })
  expect(mail!.text).toMatch(/Price now: .*123\.00/)
  expect(mail!.text).toContain(`${school.origin}/${course.slug}/checkout?variant=${course.variantId}#reminder=`)
  expect(mail!.text, 'nothing that somebody typed').not.toContain('Łucja Żółć')
  const token = tokenIn(mail!.text)
  const row = (await kept())[0]!
  expect(JSON.stringify(row)).not.toContain(token)
  expect(row).toMatchObject({ consentVersion: 1, consentText: expect.stringMatching(/^Remind me once by email/) })
  const raw = await school.work(({ tx }) => tx.select().from(mails).where(like(mails.cause, 'checkout-reminder:%')))
  expect(JSON.stringify(raw), 'kept locked until it is sent').not.toContain(token)
  expect(await school.as().call(restoreForm, { token })).toEqual({
    name: 'Łucja Żółć 🐢',
    email: EMAIL,
    phone: '+48 600',
    company_name: '',
    vat_id: 'PL 52',
    address_1: '',
    address_2: '',
    postal_code: '',
    city: '',
    country: '',
    answers: { rozmiar: 'duży 🐢' },
    gift: null,
  })
  const other = await market.aSchool()
  for (const ask of [() => other.as().call(restoreForm, { token }), () => school.as().call(restoreForm, { token: '' })])
    expect(await statusOf(ask())).toBe(404)

  await keep({ reminder_key: newId(), email: EMAIL.toUpperCase().replace('SCHOOL.TEST', 'school.test'), name: 'Obcy' })
  clock.moveBy(4 * HOUR)
  await run()
  expect(await letters(), 'nobody asks for another one in their name').toHaveLength(1)
  expect(await kept()).toMatchObject([{ name: 'Łucja Żółć 🐢' }])
  clock.moveBy(30 * DAY)
  await run()
  expect(await kept()).toEqual([])
  expect(await statusOf(school.as().call(restoreForm, { token }))).toBe(404)
})

test('in the language the form was filled in, at the price of now, with a code that still holds', async () => {
  await keep()
  await school.work(({ tx }) => tx.update(reminders).set({ language: 'pl' }))
  await school.work(({ tx }) => tx.update(variants).set({ amount: 9_900 }).where(eq(variants.id, course.variantId)))
  clock.moveBy(4 * HOUR)
  await run()
  const [mail] = await letters()
  expect(mail).toMatchObject({ subject: 'Niedokończone zamówienie: „Żółte ćmy 🦋”' })
  expect(mail!.text).toMatch(/Cena teraz: 99,00/)
  expect(mail!.text).toContain('Szkoła Żółw')
})

test('a row for a product and address, whatever its case; a corrected address leaves none behind', async () => {
  const key = newId()
  await keep({ reminder_key: key, email: 'ola@school.te' })
  await keep({ reminder_key: key, email: 'ola@school.test' })
  await keep({ email: 'OLA@school.test', name: 'Z innej przeglądarki' })
  expect(await kept()).toMatchObject([{ email: 'OLA@school.test', name: 'Z innej przeglądarki' }])
  await Promise.all(
    Array.from({ length: 3 }, (_, nth) => keep({ reminder_key: newId(), email: 'ola@school.test', name: `${nth}` })),
  )
  expect(await kept()).toHaveLength(1)
})

test('taken back by the browser that asked, and by no other', async () => {
  const key = newId()
  await keep({ reminder_key: key })
  await school.as().call(forgetReminder, { reminder_key: newId() })
  const other = await market.aSchool()
  await other.as().call(forgetReminder, { reminder_key: key })
  expect(await kept()).toHaveLength(1)
  await school.as().call(forgetReminder, { reminder_key: key })
  await school.as().call(forgetReminder, { reminder_key: key })
  expect(await kept()).toEqual([])
})

test('refused: no address, half an address, things of another school, what is not published; a student is known', async () => {
  expect(await statusOf(keep({ email: undefined }))).toBe(422)
  expect(await statusOf(keep({ email: '' }))).toBe(422)
  expect(await statusOf(keep({ email: 'ola@' }))).toBe(422)
  expect(await statusOf(keep({ name: 'Ż'.repeat(121) }))).toBe(422)
  const other = await market.aSchool()
  const theirs = await market.aCourse(other)
  expect(await statusOf(keep({ slug: theirs.slug }, school.as()))).toBe(404)
  expect(await statusOf(keep({ variant_id: theirs.variantId }))).toBe(404)
  expect(await statusOf(keep({ promo_code: 'NOBODYS' }))).toBe(404)
  const draft = await market.aCourse(school, { published: false })
  expect(await statusOf(keep({ slug: draft.slug, variant_id: draft.variantId }))).toBe(404)
  expect(await kept()).toEqual([])
  await keep({ email: 'obcy@school.test' }, school.as(school.student))
  expect(await kept()).toMatchObject([{ email: school.student.email }])
})

test('so many from one place, and so many to one mailbox', async () => {
  for (let nth = 0; nth < 5; nth++) {
    const each = await market.aCourse(school)
    await keep({ slug: each.slug, variant_id: each.variantId })
  }
  expect(await statusOf(keep())).toBe(429)
  const key = newId()
  await keep({ reminder_key: key, email: 'first@school.test' })
  for (let nth = 0; nth < 13; nth++) await keep({ email: `somebody-${nth}@school.test` })
  expect(await statusOf(keep({ email: 'one-more@school.test' }))).toBe(429)
  await keep({ reminder_key: key, email: 'first@school.test', name: 'Still typing' })
})

test('of a gift who has it is reminded, too, and finds whom it is for', async () => {
  const student = await school.aStudent({ email: 'dawca@school.test' })
  await school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: course.id }))
  const gift = { name: 'Ćma', email: 'ćma@', message: 'Sto lat!', send_on: '' }
  await keep({ gift }, school.as(student))
  clock.moveBy(3 * HOUR)
  await run()
  const mail = (await letters()).find(({ to }) => to === student.email)
  expect(mail!.text).toContain(`/checkout?variant=${course.variantId}&gift=1#reminder=`)
  expect(mail!.text).not.toContain('Ćma')
  expect(await school.as().call(restoreForm, { token: tokenIn(mail!.text) })).toMatchObject({ gift })
})

const asStudent = (email: string) => school.aStudent({ email })

test('nobody is reminded of what they have, by whatever case of the address, or what is sold no more', async () => {
  const student = await asStudent('LUCJA@school.test')
  await keep({ email: 'lucja@school.test' })
  await school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: course.id }))
  const closed = await market.aCourse(school)
  await keep({ slug: closed.slug, variant_id: closed.variantId })
  const drawnBack = await market.aCourse(school)
  await keep({ slug: drawnBack.slug, variant_id: drawnBack.variantId })
  await school.work(async ({ tx }) => {
    await tx.update(products).set({ isEnrollmentEnabled: false }).where(eq(products.id, closed.id))
    await tx.update(products).set({ status: 'draft' }).where(eq(products.id, drawnBack.id))
  })
  clock.moveBy(4 * HOUR)
  await run()
  expect(await letters()).toEqual([])
  expect(await kept(), 'nothing stays of it').toEqual([])
})

test('a purchase ends it at once', async () => {
  await market.startWorking()
  const student = await asStudent('Kupiec@school.test')
  await keep({ email: 'kUPIEC@school.test' })
  await keep({ email: 'inny@school.test' })
  await school.as(student).call(onePageCheckout, await market.aPurchase(school, { course }))
  await expect.poll(async () => (await kept()).map(({ email }) => email)).toEqual(['inny@school.test'])
})

test('nobody is reminded after a week, and nothing stays of it', async () => {
  await keep()
  clock.moveBy(7 * DAY + MINUTE)
  await run()
  expect([await letters(), await kept()]).toEqual([[], []])
})

test('two workers at once, and one that was killed: one mail', async () => {
  await keep()
  await keep({ email: 'druga@school.test' })
  clock.moveBy(4 * HOUR)
  const failed: unknown[] = []
  await reminding({
    ...parts,
    async writeMail(ctx, mail) {
      await parts.writeMail(ctx, mail)
      throw new Error('Killed before the commit')
    },
  }).work((error) => failed.push(error))
  expect([failed.length, await letters()]).toEqual([2, []])
  await Promise.all([run(), run(), run()])
  expect((await letters()).map(({ to }) => to).toSorted()).toEqual(['druga@school.test', EMAIL].toSorted())
})

test('the mail’s last link removes all that is kept of the address, in one click, and opens nothing', async () => {
  await keep()
  const second = await market.aCourse(school)
  await keep({ slug: second.slug, variant_id: second.variantId })
  await keep({ email: 'inny@school.test' })
  clock.moveBy(4 * HOUR)
  await run()
  const [mail] = (await letters()).filter(({ to }) => to === EMAIL)
  const url = mail!.headers['List-Unsubscribe']!.slice(1, -1)
  const token = url.slice(url.lastIndexOf('/') + 1)
  expect(mail!.text).toContain(url)
  const other = await market.aSchool()
  expect(await statusOf(other.as().call(endReminders, { token }))).toBe(404)
  expect(await statusOf(school.as().call(endReminders, { token: `${token}x` }))).toBe(404)
  expect(await statusOf(school.as().call(restoreForm, { token }))).toBe(404)
  const oneClick = () =>
    market.app.inject({
      method: 'POST',
      url: `/no-reminders/${token}`,
      headers: { host: school.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await oneClick()).statusCode).toBe(200)
  expect((await oneClick()).statusCode).toBe(200)
  expect((await kept()).map(({ email }) => email)).toEqual(['inny@school.test'])
  expect(await statusOf(school.as().call(restoreForm, { token: tokenIn(mail!.text) }))).toBe(404)
})

test('what somebody chose to pay stands in the link, as near to it as can be chosen by then', async () => {
  course = await market.aCourse(school, { amount: 5_000, minimum_amount: 0 })
  await expect(keep({ chosen_amount: 1e9 })).rejects.toMatchObject({
    status: 422,
    fields: { chosen_amount: ['You can pay PLN\u00a0999,999.99 at most'] },
  })
  await keep({ chosen_amount: 3_000 })
  await keep({ chosen_amount: 1_000, email: 'inny@school.test' })
  const { id: productId, variantId } = course
  await school.as(school.admin).call(changePrice, { productId, variantId, amount: 5_000, minimum_amount: 2_000 })
  clock.moveBy(4 * HOUR)
  await run()
  const told = (await letters()).map(({ to, text }) => [
    to,
    /amount=\d+#/.exec(text)?.[0],
    /Price now: .*/.exec(text)?.[0],
  ])
  expect(told).toHaveLength(2)
  expect(told).toContainEqual(['inny@school.test', 'amount=2000#', 'Price now: PLN\u00a020.00'])
  expect(told).toContainEqual([EMAIL, 'amount=3000#', 'Price now: PLN\u00a030.00'])
})

test('what was added is restored by the link as well, in the price of the mail, while it can still be had', async () => {
  const extra = await market.aCourse(school, { title: 'Szkicownik', amount: 2_000 })
  const { data } = await school.as(school.admin).call(createBump, {
    productId: course.id,
    offered_variant_id: extra.variantId,
    price: 'amount',
    value: 1_500,
  })
  const bump_ids = [data[0]!.id]
  await keep({ bump_ids })
  await expect(keep({ bump_ids: [newId()] })).rejects.toMatchObject({ status: 404 })
  clock.moveBy(4 * HOUR)
  await run()
  const [letter] = await letters()
  expect(letter!.text).toContain(`&bumps=${bump_ids[0]}`)
  expect(letter!.text).toContain('Szkicownik')
  expect(letter!.text).toMatch(/138[.,]00/)
})
