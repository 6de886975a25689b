import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant, manyBuyers } from '#modules/access/testing.ts'
import { takeAccess } from '#modules/access/contract.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { leads } from '#modules/leads/tables.ts'
import { people, sessions } from '#modules/people/tables.ts'
import { DAY } from '#platform/clock.ts'
import { canonicalEmail } from '#platform/contract/is-email.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import type { TestSchool } from '#test/world.ts'
import { listStudents } from './contract.ts'
import { studentSpending, studentVisits } from './standing/tables.ts'
import { tagStudents } from './tags/contract.ts'
import { taggedStudents } from './tags/tables.ts'
import { type SEEN_FILTERS, STUDENT_SORTS } from './vocabulary.ts'

let school: TestSchool

const market = await aMarket()
await market.startWorking()
afterAll(() => market.close())
beforeEach(async () => {
  school = await market.aSchool()
  await school.work(({ tx }) => tx.execute(sql`delete from people where role = 'student'`))
})

type Asked = Input<typeof listStudents>
const list = (asked: Asked = {}, at = school) => at.as(at.admin).call(listStudents, asked)
const namesOf = async (asked: Asked = {}, at = school) => (await list(asked, at)).data.map(({ name }) => name)

/** Of all pages. */
async function allOf(asked: Asked): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list({ ...asked, cursor })
    seen.push(...page.data.map(({ id }) => id))
    cursor = cursorIn(page.next_page_url)
  } while (cursor)
  return seen
}

const joined = (name: string, at: string) =>
  school.work(({ tx }) => tx.execute(sql`update people set created_at = ${at} where name = ${name}`))

test('a student is found by parts of name and address, in any order and without signs', async () => {
  await school.aStudent({ name: 'Żaneta Gęś', email: 'jez@szkola.test' })
  await school.aStudent({ name: 'Ola 100%_pewna', email: canonicalEmail('ola@żółw.pl') })
  for (const q of ['gęś', 'NETA GES', 'jez@szk', 'szkola żan'])
    expect([q, await namesOf({ q })]).toEqual([q, ['Żaneta Gęś']])
  for (const q of ['ola@żółw.pl', 'OLA@', '100%', '%_p'])
    expect([q, await namesOf({ q })]).toEqual([q, ['Ola 100%_pewna']])
  for (const q of ['%%', '__', 'g%s', '\\', '％％', "'", 'gęś ola@', 'admin'])
    expect([q, await namesOf({ q })]).toEqual([q, []])
})

test('by the days of the school they joined in, both included', async () => {
  await school.aStudent({ name: 'Ewa', email: 'ewa@szkola.test' })
  await joined('Ewa', '2026-09-01T21:59:59.999Z')
  const day = '2026-09-01'
  expect(await namesOf({ from: day, until: day })).toEqual(['Ewa'])
  expect(await namesOf({ from: '2026-09-02' })).toEqual([])
  expect(await namesOf({ until: '2026-08-31', q: 'ewa' })).toEqual([])
  await expect(list({ from: '2026-02-30' })).rejects.toMatchObject({
    status: 422,
    fields: { from: [expect.any(String)] },
  })
})

test('by the product they have, and by whether they have any; what ended counts no more', async () => {
  const [ewa, adam] = [
    await school.aStudent({ name: 'Ewa', email: 'ewa@szkola.test' }),
    await school.aStudent({ name: 'Adam', email: 'adam@szkola.test' }),
  ]
  await school.aStudent({ name: 'Jan', email: 'jan2@szkola.test' })
  const [one, other] = await school.work(async (ctx) => [(await aProduct(ctx)).product, (await aProduct(ctx)).product])
  await school.work(async (ctx) => {
    await aGrant(ctx, { studentId: ewa.id, productId: one.id })
    await aGrant(ctx, { studentId: ewa.id, productId: one.id })
    await aGrant(ctx, { studentId: adam.id, productId: other.id, accessUntil: new Date(ctx.now.getTime() - 1000) })
  })
  expect(await list({ product_id: one.id })).toMatchObject({
    data: [{ name: 'Ewa', products_count: 1 }],
    product: { id: one.id, title: one.title },
  })
  expect(await namesOf({ product_id: other.id })).toEqual([])
  expect(await namesOf({ access: 'any' })).toEqual(['Ewa'])
  expect(await namesOf({ access: 'none', sort: 'name' })).toEqual(['Adam', 'Jan'])
  await school.as(school.admin).call(takeAccess, { id: ewa.id, productId: one.id, reason: 'Zwrot' })
  expect(await namesOf({ access: 'any' })).toEqual([])
  const stranger = await market.aSchool()
  await expect(list({ product_id: one.id }, stranger)).rejects.toMatchObject({ status: 404 })
})

test('beside each stands what they paid and when they were last here, be they still logged in or not', async () => {
  const buyer = await school.aStudent({ name: 'Ewa', email: 'ewa@szkola.test' })
  const course = await market.aCourse(school, { title: 'Kurs', amount: 21_900 })
  expect((await list()).data).toMatchObject([{ spent: [], products_count: 0 }])
  await school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course }))
  await school.work(({ tx }) => tx.execute(sql`update student_visits set last_seen_at = '2026-09-01T10:00Z'`))
  await expect
    .poll(async () => (await list()).data)
    .toMatchObject([
      { spent: [{ amount: 21_900, currency: 'PLN' }], products_count: 1, last_seen_at: '2026-09-01T10:00:00.000Z' },
    ])
  await school.work(({ tx }) => tx.execute(sql`delete from sessions where person_id = ${buyer.id}`))
  expect((await list()).data).toMatchObject([{ last_seen_at: '2026-09-01T10:00:00.000Z' }])
})

test('by tag, alone and with all else, in every order', async () => {
  const ids: string[] = []
  for (const name of ['Ewa', 'adam', 'Żak', 'Ola'])
    ids.push((await school.aStudent({ name, email: `${name.replace('Ż', 'z').toLowerCase()}@szkola.test` })).id)
  const admin = school.as(school.admin)
  const { tag } = await admin.call(tagStudents, { ids: ids.slice(0, 3), name: 'VIP' })
  const tag_id = tag.id
  await joined('adam', '2025-01-01T10:00:00Z')
  await joined('Ewa', '2026-01-01T10:00:00Z')
  expect(await namesOf({ tag_id, sort: 'name' })).toEqual(['adam', 'Ewa', 'Żak'])
  expect(await namesOf({ tag_id })).toEqual(['Żak', 'Ewa', 'adam'])
  expect(await namesOf({ tag_id, sort: '-name', q: 'a' })).toEqual(['Żak', 'Ewa', 'adam'])
  expect(await namesOf({ tag_id, until: '2025-12-31' })).toEqual(['adam'])
  expect(await namesOf({ tag_id, until: '2025-12-31', sort: 'name' })).toEqual(['adam'])
  expect(await namesOf({ tag_id, seen: 'in_7', consent: 'none', access: 'none', q: 'ewa' })).toEqual(['Ewa'])
  await school.work(({ tx }) => tx.execute(sql`update people set name = 'Zofia' where id = ${ids[0]}`))
  expect(await namesOf({ tag_id, sort: 'name' })).toEqual(['adam', 'Żak', 'Zofia'])
  await expect(list({ tag_id: ids[0]! })).rejects.toMatchObject({ status: 404 })
  await expect(list({ tag_id }, await market.aSchool())).rejects.toMatchObject({ status: 404 })
})

test('by when they were last here; who looks in their stead is no visit of theirs', async () => {
  const days = { Ewa: 3, Adam: 20, Jan: 60, Ola: 200 }
  for (const [name, ago] of Object.entries(days)) {
    const { id } = await school.aStudent({ name, email: `${name.toLowerCase()}@seen.test` })
    await school.work(async ({ tx, now }) => {
      await tx.delete(sessions).where(eq(sessions.personId, id))
      await tx.execute(sql`update student_visits set last_seen_at = null where student_id = ${id}`)
      const renewedAt = new Date(now.getTime() - ago * DAY)
      await tx
        .insert(sessions)
        .values({ id: newId(), personId: id, host: 'x.test', createdAt: renewedAt, renewedAt, expiresAt: now })
    })
  }
  const { id } = await school.aStudent({ name: 'Nikt', email: 'nikt@seen.test' })
  await school.work(async ({ tx, now }) => {
    await tx.delete(sessions).where(eq(sessions.personId, id))
    await tx.execute(sql`update student_visits set last_seen_at = null where student_id = ${id}`)
    const [own] = await tx
      .insert(sessions)
      .values({ id: newId(), personId: school.admin.id, host: 'x.test', renewedAt: now, expiresAt: now })
      .returning({ id: sessions.id })
    await tx
      .insert(sessions)
      .values({ id: newId(), personId: id, host: 'x.test', renewedAt: now, expiresAt: now, openedFrom: own!.id })
  })
  const seen = (filter: (typeof SEEN_FILTERS)[number]) => namesOf({ seen: filter, sort: 'name' })
  expect(await seen('in_7')).toEqual(['Ewa'])
  expect(await seen('in_30')).toEqual(['Adam', 'Ewa'])
  expect(await seen('in_90')).toEqual(['Adam', 'Ewa', 'Jan'])
  expect(await seen('not_30')).toEqual(['Jan', 'Ola'])
  expect(await seen('not_90')).toEqual(['Ola'])
  expect(await seen('never')).toEqual(['Nikt'])
  await expect(list({ seen: 'often' as never })).rejects.toMatchObject({ status: 422 })
})

test('by what they paid at least, less what went back, whoever it is found with', async () => {
  const buyer = await school.aStudent({ name: 'Ewa', email: 'ewa@szkola.test' })
  await school.aStudent({ name: 'Adam', email: 'adam@szkola.test' })
  const course = await market.aCourse(school, { title: 'Kurs', amount: 21_900 })
  await school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course }))
  const spent = () =>
    school.work(async ({ tx }) => (await tx.select().from(studentSpending)).map(({ amount }) => amount))
  await expect.poll(spent).toEqual([21_900])
  expect(await namesOf({ spent: 219 })).toEqual(['Ewa'])
  expect(await namesOf({ spent: 220 })).toEqual([])
  expect(await namesOf({ spent: 1, q: 'adam' })).toEqual([])
  await school.work(({ tx }) =>
    tx.execute(sql`update transactions set refunded_amount = 10000 where payer_id = ${buyer.id}`),
  )
  expect(await spent()).toEqual([11_900])
  expect(await namesOf({ spent: 120 })).toEqual([])
  expect(await namesOf({ spent: 119, product_id: course.id, access: 'any', sort: 'name' })).toEqual(['Ewa'])
  await school.work(({ tx }) =>
    tx.execute(sql`update student_spending set currency = 'EUR' where student_id = ${buyer.id}`),
  )
  expect(await namesOf({ spent: 1 })).toEqual([])
  for (const wrong of [0, -5, 1.5, 10_000_001])
    await expect(list({ spent: wrong })).rejects.toMatchObject({ status: 422 })
})

const lead = { formName: 'Listy', answers: [], utm: {}, language: 'pl' as const, searchText: '' }

test('by whether they agreed in a lead form, however they wrote their address', async () => {
  await school.aStudent({ name: 'Ewa', email: 'ewa@szkola.test' })
  await school.aStudent({ name: 'Adam', email: 'adam@szkola.test' })
  await school.work(({ tx, now }) =>
    tx.insert(leads).values([
      { ...lead, email: 'EWA@szkola.test', consentText: 'Tak', consentVersion: 1, consentedAt: now },
      { ...lead, email: 'adam@szkola.test' },
    ]),
  )
  expect(await namesOf({ consent: 'given' })).toEqual(['Ewa'])
  expect(await namesOf({ consent: 'none' })).toEqual(['Adam'])
  expect(await namesOf({ consent: 'given', seen: 'in_7', sort: 'name' })).toEqual(['Ewa'])
})

test('an agreement follows the address, of whoever came before it or after, until it is gone', async () => {
  const agree = (email: string, where = school) =>
    where.work(({ tx, now }) =>
      tx.insert(leads).values({
        ...lead,
        email,
        consentText: 'Tak',
        consentVersion: 1,
        consentedAt: now,
      }),
    )
  const agreed = () => namesOf({ consent: 'given', sort: 'name' })
  await agree('ewa@szkola.test')
  await agree('adam@szkola.test', await market.aSchool())
  const ewa = await school.aStudent({ name: 'Ewa', email: 'Ewa@szkola.test' })
  await school.aStudent({ name: 'Adam', email: 'adam@szkola.test' })
  expect(await agreed()).toEqual(['Ewa'])
  const moveTo = (email: string) =>
    school.work(({ tx }) => tx.update(people).set({ email }).where(eq(people.id, ewa.id)))
  await moveTo('ewa.nowak@szkola.test')
  expect(await agreed()).toEqual([])
  await moveTo('ewa@szkola.test')
  await agree('ADAM@szkola.test')
  expect(await agreed()).toEqual(['Adam', 'Ewa'])
  await school.work(({ tx }) => tx.update(leads).set({ consentedAt: null, consentText: null, consentVersion: null }))
  expect(await agreed()).toEqual([])
  await agree('ewa@szkola.test')
  expect(await agreed()).toEqual(['Ewa'])
  await school.work(({ tx }) => tx.delete(leads))
  expect(await agreed()).toEqual([])
})

test('an account that is erased leaves nothing that it could be found by', async () => {
  const { id } = await school.aStudent({ name: 'Ewa', email: 'ewa@szkola.test' })
  await school.as(school.admin).call(tagStudents, { ids: [id], name: 'VIP' })
  await school.work(({ tx }) => tx.execute(sql`update people set role = 'erased' where id = ${id}`))
  const left = await school.work(async ({ tx }) => [
    await tx.$count(studentVisits, eq(studentVisits.studentId, id)),
    await tx.$count(taggedStudents, eq(taggedStudents.studentId, id)),
  ])
  expect(left).toEqual([0, 0])
})

test('pages hold each student once, in every order and however they are narrowed, and nobody of another school', async () => {
  const product = await school.work(async (ctx) => {
    const made = (await aProduct(ctx)).product
    await manyBuyers(ctx, made.id, 100)
    return made
  })
  const other = await market.aSchool()
  await other.work(async (ctx) => manyBuyers(ctx, (await aProduct(ctx)).product.id, 5))
  // Ten of them joined at once, and ten are called the same.
  await school.work(({ tx }) =>
    tx.execute(sql`update people set created_at = timestamptz '2026-01-01' + (n / 10) * interval '1 hour',
      name = case when n % 10 = 0 then 'Żak' else name end
      from (select id, row_number() over () as n from people) as numbered where numbered.id = people.id and role = 'student'`),
  )
  const newest = await allOf({})
  expect([newest.length, new Set(newest).size]).toEqual([100, 100])
  for (let from = 0; from < newest.length; from += 50)
    await school.as(school.admin).call(tagStudents, { ids: newest.slice(from, from + 50), name: 'Wszyscy' })
  const [tag] = (await list()).tags
  await school.work(({ tx }) => tx.execute(sql`update student_visits set last_seen_at = now() - interval '1 day'`))
  await school.work(({ tx }) =>
    tx.execute(sql`insert into student_spending (student_id, currency, amount, joined_at, name_key)
      select id, 'PLN', 500, created_at, fold(name) from people where role = 'student'`),
  )
  const narrowed: Asked[] = [
    {},
    { q: 'many-' },
    { product_id: product.id },
    { access: 'any' },
    { tag_id: tag!.id },
    { seen: 'in_90' },
    { spent: 5 },
    { consent: 'none' },
    { tag_id: tag!.id, seen: 'in_90', spent: 5, access: 'any' },
  ]
  for (const sort of STUDENT_SORTS)
    for (const asked of narrowed) expect((await allOf({ ...asked, sort })).toSorted()).toEqual(newest.toSorted())
  expect(await allOf({ sort: 'joined' })).toEqual(newest.toReversed())
  expect(await allOf({ sort: '-name' })).toEqual((await allOf({ sort: 'name' })).toReversed())
  expect((await namesOf({ sort: '-name' })).slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'Żak'))
  await expect(list({ cursor: 'x' })).rejects.toMatchObject({ status: 422 })
})

test('of more than are put in order themselves, who paid a sum is found in the same order page by page', async () => {
  // Two thousand paid, sixteen hundred of them as much as is asked for.
  await school.work(({ tx }) =>
    tx.execute(sql`insert into people (id, role, email, name, created_at)
      select gen_random_uuid(), 'student', 'payer@school.test-' || n, 'Kursant ' || n * 7 % 900, timestamptz '2026-01-01' + n % 700 * interval '1 hour'
      from generate_series(1, 2000) as n`),
  )
  await school.work(({ tx }) =>
    tx.execute(sql`insert into student_spending (student_id, currency, amount, joined_at, name_key)
      select id, 'PLN', case when split_part(email, '-', 2)::int % 5 = 0 then 100 else 500 end, created_at, fold(name)
      from people where role = 'student'`),
  )
  await school.work(({ tx }) =>
    tx.execute(
      sql`update student_visits set last_seen_at = case when name_key like '%1%' then timestamptz '2026-05-01' end`,
    ),
  )
  const filters: Record<string, Asked> = {
    '': { spent: 5 },
    'and last_seen_at is null': { spent: 5, seen: 'never' },
    "and search_text like '%22%'": { spent: 5, q: '22' },
  }
  const keys: Record<(typeof STUDENT_SORTS)[number], string> = {
    joined: 'joined_at, student_id',
    '-joined': 'joined_at desc, student_id desc',
    name: 'name_key collate "C", student_id',
    '-name': 'name_key collate "C" desc, student_id desc',
  }
  for (const [filter, asked] of Object.entries(filters))
    for (const sort of STUDENT_SORTS) {
      const first = await list({ ...asked, sort })
      const next = await list({ ...asked, sort, cursor: cursorIn(first.next_page_url) })
      const expected = await school.work(({ tx }) =>
        tx.execute<{ id: string }>(
          sql.raw(`select id from people join student_visits on student_id = id
            where id in (select student_id from student_spending where amount >= 500) ${filter} order by ${keys[sort]} limit 60`),
        ),
      )
      expect([filter, sort, [...first.data, ...next.data].map(({ id }) => id)]).toEqual([
        filter,
        sort,
        expected.rows.map(({ id }) => id),
      ])
    }
})

test('the list is for admins', async () => {
  const student = await school.aStudent({ name: 'Ewa', email: 'ewa@szkola.test' })
  await expect(school.as(student).call(listStudents, {})).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(listStudents, {})).rejects.toMatchObject({ status: 401 })
})
