import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket, quietParts } from '#modules/checkout/testing.ts'
import { aComment, aReply } from '#modules/comments/testing.ts'
import { usedByComponents } from '#modules/courses/components/files/used-by-components.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { lecturePdfs } from '#modules/courses/tables.ts'
import { sweepPdfs } from '#modules/courses/pdf/sweep-pdfs.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { usedByVersions } from '#modules/downloads/used-by-versions.ts'
import { leads } from '#modules/leads/tables.ts'
import { matters } from '#modules/matters/tables.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { FileUsers } from '#modules/media/files/file-users.ts'
import { sweepFiles } from '#modules/media/files/sweep-files.ts'
import { images, storedFiles, videos } from '#modules/media/tables.ts'
import { aPicture, aVideo } from '#modules/media/testing.ts'
import { listOrders } from '#modules/orders/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import { disputes, transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { removeAdmin } from '#modules/admins/contract.ts'
import { addStudents } from '#modules/students/adding/contract.ts'
import { createImport, listImports } from '#modules/students/importing/contract.ts'
import { importJob } from '#modules/students/importing/import-job.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { Unavailable } from '#platform/refusal.ts'
import { dayNamed } from '#platform/time/days.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { aSchoolOfEverything } from '#test/calls/school-of-everything.ts'
import { refused } from '#test/refused.ts'
import type { TestSchool } from '#test/world.ts'
import { getClosing } from '../contract.ts'
import { reopenClosed } from '../reopen.ts'
import { closings } from '../tables.ts'
import { erasingJob } from './erase-job.ts'
import { eraseDue } from './find-due.ts'

const market = await aMarket()
afterAll(() => market.close())
const media = connectMedia(market.config)
const fileUsers = new FileUsers()
fileUsers.register(usedByVersions)
fileUsers.register(usedByComponents)
const NEVER = new AbortController().signal

let school: TestSchool
let closingId: string
beforeEach(async () => {
  school = await market.aSchool({ language: 'pl' })
})

/** So many days ago, by its own choice. */
async function close(daysAgo: number, there = school): Promise<void> {
  const closedAt = new Date(clock.time() - daysAgo * DAY)
  const closesOn = dayNamed(closedAt.getTime())
  closingId = await there.work(async ({ tx }) => {
    await tx.update(schools).set({ closesOn, closedAt }).where(eq(schools.id, there.id))
    const [row] = await tx
      .insert(closings)
      .values({ closesOn, closedAt, plannedBy: 'owner', plannedByName: 'Anna' })
      .returning()
    return row!.id
  })
}
const job = (given: Partial<Parameters<typeof erasingJob>[0]> = {}) =>
  erasingJob({ ...partsOfJobs(market), media, fulfillables: quietParts().fulfillables, ...given })
const erase = (signal = NEVER, given = {}) => job(given).work({ schoolId: school.id, closingId }, signal)
const read = () => school.as(school.admin).call(getClosing)
const closing = async () => (await school.work(({ tx }) => tx.select().from(closings)))[0]!
const countOf = (role: 'student' | 'erased' | 'admin') =>
  school.work(({ tx }) => tx.$count(people, sql`school_id = ${school.id} and role = ${role}`))
const buy = async () => school.as(school.student).call(onePageCheckout, await market.aPurchase(school))
const addMany = (count: number) =>
  school.work(({ tx }) =>
    tx.execute(sql`
      insert into people (id, school_id, role, name, email)
      select uuidv7(), ${school.id}, 'student', 'Osoba', n || '@wielu.test' from generate_series(1, ${count}::int) n`),
  )
/** Tables of the school in which any column holds one of these words. */
async function tablesWith(...words: string[]): Promise<string[]> {
  return school.work(async ({ tx }) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and has_table_privilege(pg_class.oid, 'select') order by relname`)
    const found: string[] = []
    for (const { name } of rows) {
      const isIn = words.map((word) => sql`lower(held::text) like ${`%${word.toLowerCase()}%`}`)
      const held = await tx.execute(
        sql`select from ${sql.identifier(name)} as held where ${sql.join(isIn, sql` or `)} limit 1`,
      )
      if (held.rowCount) found.push(name)
    }
    return found
  })
}
/** A signal of a worker that dies once so many students are erased. */
function dyingAfter(erased: number) {
  const killed = new AbortController()
  const { fulfillables } = quietParts()
  let looked = 0
  const signal = {
    get aborted() {
      return killed.signal.aborted
    },
    throwIfAborted() {
      if (looked++ > erased) killed.abort(new Error('killed'))
      killed.signal.throwIfAborted()
    },
  } as AbortSignal
  return { signal, fulfillables }
}

test('nothing is erased within thirty days, nor in a school that goes on; then a job is put, once an hour', async () => {
  await close(29)
  expect(await eraseDue({ units: market.app.units, jobs: market.jobs })).toBe(0)
  await erase()
  expect(await closing()).toMatchObject({ erasingBeganAt: null, erasedAt: null })
  expect(await countOf('student')).toBe(1)
  clock.moveBy(DAY + HOUR)
  try {
    for (const _ of [1, 2]) expect(await eraseDue({ units: market.app.units, jobs: market.jobs })).toBe(1)
    const put = () =>
      market.app.units.withoutSchool(
        'a test counts jobs',
        async (tx) =>
          (
            await tx.execute(
              sql`select from pgboss.job where name = 'closing.erase' and data ->> 'closingId' = ${closingId}`,
            )
          ).rowCount,
      )
    expect(await put()).toBe(1)
    await school.work(async (ctx) => reopenClosed({ ...ctx, now: new Date(clock.time() - 2 * HOUR) }))
    expect(await eraseDue({ units: market.app.units, jobs: market.jobs })).toBe(0)
    await erase()
    expect(await countOf('student')).toBe(1)
  } finally {
    clock.moveBy(-DAY - HOUR)
  }
})

test('what is personal goes with all files, and what the law wants kept stays, with the admins who answer for it', async () => {
  await buy()
  await market.confirm()
  const made = await school.work(async (ctx) => {
    const { sections } = await aCourse(ctx)
    const lecture = { type: LECTURE_TYPE, id: sections[0]!.lectureIds[0]! }
    const comment = await aComment(ctx, school.student, lecture, { videoId: (await aVideo(ctx)).id })
    await aReply(ctx, school.admin, comment.id)
    await aComment(ctx, school.admin, lecture)
    const picture = await aPicture(ctx)
    const logo = await aPicture(ctx, { context: 'logo' })
    await ctx.tx.insert(leads).values({ ...A_LEAD, createdAt: ctx.now, updatedAt: ctx.now })
    const [pdf] = await ctx.tx
      .insert(lecturePdfs)
      .values({ lectureId: lecture.id, ...A_PDF })
      .returning()
    await ctx.tx.update(people).set({ avatar: '/public/images/x/320.webp' }).where(eq(people.id, school.admin.id))
    return { picture, logo, pdf }
  })
  await media.store.put(`public/images/${made.picture.id}/320.webp`, Buffer.from('x'), { contentType: 'image/webp' })
  await close(31)
  await erase()
  expect(await closing()).toMatchObject({ studentsCount: 1, erasedAt: null })
  expect(await read()).toMatchObject({ erasing: { students: 1, students_left: 0, files_left: 1 } })
  await sweepPdfs({ units: market.app.units, media })
  await erase()
  expect(await closing()).toMatchObject({ erasedAt: expect.any(Date) })
  expect(await read()).toMatchObject({
    erasing: null,
    closing: { erased_at: expect.any(String), can_be_reopened: false },
  })

  expect(await countOf('student')).toBe(0)
  const left = await school.work(async ({ tx }) => {
    const counts: Record<string, number> = {}
    for (const table of ['comments', 'replies', 'leads', 'videos', 'lecture_pdfs', 'images', 'lectures', 'orders'])
      counts[table] = Number(
        (await tx.execute<{ n: string }>(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0]!.n,
      )
    return counts
  })
  expect(left).toMatchObject({ comments: 0, replies: 0, leads: 0, videos: 0, lecture_pdfs: 0, images: 1, orders: 1 })
  expect(left['lectures']).toBeGreaterThan(0)
  expect(await media.store.head(`public/images/${made.picture.id}/320.webp`)).toBeNull()
  const { data } = await school.as(school.admin).call(listOrders, {})
  expect(data).toMatchObject([{ buyer: { email: school.student.email } }])
  const [admin] = await school.work(({ tx }) => tx.select().from(people).where(eq(people.id, school.admin.id)))
  expect(admin).toMatchObject({ role: 'admin', email: school.admin.email, avatar: null })
})

test('of a school with all that there is, only the books say who somebody was', async () => {
  const full = await aSchoolOfEverything(market)
  await full.work(({ tx }) => tx.update(orders).set({ status: 'failed' }).where(eq(orders.status, 'paying')))
  await full.work(({ tx }) => tx.update(disputes).set({ state: 'won', decidedAt: new Date() }))
  await full.work(({ tx }) => tx.update(matters).set({ endedAt: new Date() }))
  await full.work(({ tx }) => tx.update(storedFiles).set({ createdAt: new Date(clock.time() - 2 * DAY) }))
  school = full
  await close(31)
  await erase()
  await sweepPdfs({ units: market.app.units, media })
  await sweepFiles({ units: market.app.units, media, fileUsers })
  await erase()
  expect(await read()).toMatchObject({ erasing: null, closing: { erased_at: expect.any(String) } })
  // What mails said goes by its own days; to whom they went is kept, so that nothing is told twice.
  expect(await tablesWith(full.student.email, full.student.name)).toEqual([
    'contract_withdrawals',
    'kept_identities',
    'mails',
    'orders',
  ])
})

test('who pays, disputes or waits for an answer is taken later, and what was sold stays as long', async () => {
  await buy()
  const [order] = await school.work(({ tx }) => tx.select().from(orders))
  await addMany(3)
  const picture = await school.work((ctx) => aPicture(ctx))
  await close(31)
  const [paid] = await school.work(({ tx }) => tx.select().from(transactions))
  const asOrder =
    (status: 'paying' | 'paid') =>
    ({ tx }: Ctx) =>
      tx
        .update(orders)
        .set(
          status === 'paying'
            ? { status, fulfilledAt: null, settledAt: null }
            : { status, fulfilledAt: new Date(), settledAt: new Date() },
        )
        .where(eq(orders.id, order!.id))
  const waits = [
    { begin: asOrder('paying'), end: asOrder('paid'), open: { payments: 1, disputes: 0, matters: 0 } },
    {
      begin: ({ tx }: Ctx) => tx.insert(disputes).values({ transactionId: paid!.id, state: 'open' }),
      end: ({ tx }: Ctx) => tx.update(disputes).set({ state: 'won', decidedAt: new Date() }),
      open: { payments: 0, disputes: 1, matters: 0 },
    },
    {
      begin: ({ tx }: Ctx) =>
        tx
          .insert(matters)
          .values({ kind: 'refund_request', subjectId: newId(), orderId: order!.id, dueAt: new Date() }),
      end: ({ tx }: Ctx) => tx.update(matters).set({ endedAt: new Date() }),
      open: { payments: 0, disputes: 0, matters: 1 },
    },
  ]
  for (const { begin, open } of waits.slice(0, 1)) {
    await school.work(async (ctx) => void (await begin(ctx)))
    await erase()
    expect(await read()).toMatchObject({
      erasing: { students: 4, students_left: 1, students_waiting: 1, files_left: 1 },
      awaiting: open,
    })
  }
  for (const [nth, { end }] of waits.entries()) {
    const next = waits[nth + 1]
    if (next) await school.work(async (ctx) => void (await next.begin(ctx)))
    await school.work(async (ctx) => void (await end(ctx)))
    await erase()
    expect([
      nth,
      await countOf('student'),
      await school.work(({ tx }) => tx.$count(images, eq(images.id, picture.id))),
    ]).toEqual(next ? [nth, 1, 1] : [nth, 0, 0])
    expect((await closing()).erasedAt !== null).toBe(next === undefined)
  }
})

test('a worker that dies is gone on with, two at once do it once, and a student that fails keeps nobody waiting', async () => {
  await addMany(230)
  await close(31)
  const { signal } = dyingAfter(120)
  await expect(erase(signal)).rejects.toThrow('killed')
  const left = await countOf('student')
  expect(left).toBeGreaterThan(100)
  expect(left).toBeLessThan(130)
  expect(await closing()).toMatchObject({ studentsCount: 231, erasedAt: null })
  await Promise.all([erase(), erase()])
  await erase()
  expect(await closing()).toMatchObject({ studentsCount: 231, erasedAt: expect.any(Date) })
  expect([await countOf('student'), await countOf('erased')]).toEqual([0, 231])
})

test('one account that cannot be erased is told of at the end, when the others are', async () => {
  await addMany(3)
  await close(31)
  const begin = sql`
    create function refuse_one() returns trigger language plpgsql as $$ begin
      if old.email = '2@wielu.test' then raise exception 'this one fails'; end if; return new; end $$;
    create trigger refuse_one before update of role on people for each row execute function refuse_one()`
  const asPlatform = (statement: typeof begin) =>
    market.app.units.withoutSchool('a test breaks one row', (tx) => tx.execute(statement))
  await asPlatform(begin)
  try {
    await expect(erase()).rejects.toThrow()
    expect([await countOf('student'), await countOf('erased')]).toEqual([1, 3])
  } finally {
    await asPlatform(sql`drop function refuse_one() cascade`)
  }
  await erase()
  expect(await countOf('student')).toBe(0)
})

test('an account that somebody else is changing for long is told of, and erased when it is tried again', async () => {
  await close(31)
  const holding = new pg.Client(market.config.databaseUrl)
  await holding.connect()
  try {
    await holding.query('begin')
    await holding.query('select from people where id = $1 for update', [school.student.id])
    await expect(erase()).rejects.toBeInstanceOf(Unavailable)
    expect(await countOf('student')).toBe(1)
    await holding.query('commit')
  } finally {
    await holding.end()
  }
  await erase()
  expect(await countOf('student')).toBe(0)
})

test('a film whose host does not answer is left for later, and the school is not done before', async () => {
  await school.work((ctx) => aVideo(ctx))
  await school.work((ctx) => aVideo(ctx))
  await close(31)
  let asked = 0
  const own = {
    ...media.videoHosts.own,
    deleteVideo: async () => void (await Promise.reject(new Error(`down ${++asked}`))),
  }
  await expect(erase(NEVER, { media: { ...media, videoHosts: { own } } })).rejects.toThrow('down 1')
  expect(asked).toBe(2)
  expect(await read()).toMatchObject({ erasing: { students_left: 0, files_left: 2 } })
  await erase()
  expect(await school.work(({ tx }) => tx.$count(videos))).toBe(0)
  expect((await closing()).erasedAt).not.toBeNull()
})

test('an import is refused as a whole, and an admin keeps the role, each in words of its own', async () => {
  const admin = await school.anAdmin()
  const send = () =>
    school
      .as(school.admin)
      .call(
        createImport,
        { import_key: newId(), filename: 'lista.csv', reason: 'Grupa', is_welcomed: 'false' },
        { file: new Blob(['a@szkola.test\nb@szkola.test'], { type: 'text/csv' }) },
      )
  const { import: early } = await send()
  await close(31)
  await erase()
  const importing = { ...partsOfJobs(market), media, fulfillables: quietParts().fulfillables }
  await importJob(importing).work({ schoolId: school.id, importId: early.id }, NEVER)
  const { data } = await school.as(school.admin).call(listImports, {})
  expect(data).toEqual([expect.objectContaining({ state: 'refused', added: 0, existing: 0, wrong: 0 })])
  await expect.poll(async () => (await refused(send())).code).toBe('students.school-closed')
  const removing = school.as(school.admin).call(removeAdmin, { adminId: admin.id })
  expect(await refused(removing)).toMatchObject({
    status: 409,
    code: 'admins.stay-in-erased',
    message: expect.stringContaining('administratorzy zachowują swoją rolę'),
  })
})

test('once it began nobody opens the school again or adds a student, whoever tries, and the database says so', async () => {
  await close(31)
  await erase()
  const reopening = school.work((ctx) => reopenClosed({ ...ctx, now: new Date(clock.time() - 5 * DAY) }))
  expect(await refused(reopening)).toMatchObject({ status: 409, code: 'closing.erased' })
  const added = school
    .as(school.admin)
    .call(addStudents, { students: [{ name: 'Ola', email: 'ola@nowa.test' }], access: null, is_welcomed: false })
  expect(await refused(added)).toMatchObject({
    status: 409,
    code: 'people.school-erased',
    message: expect.stringContaining('Dodaj te osoby w szkole, która jest otwarta'),
  })
  const tries: [string, (ctx: Ctx) => Promise<unknown>][] = [
    [
      'schools_erased_for_good',
      ({ tx }) => tx.update(schools).set({ closedAt: null }).where(eq(schools.id, school.id)),
    ],
    ['closings_erased_for_good', ({ tx }) => tx.update(closings).set({ reopenedAt: new Date() })],
    ['closings_erased_in_time', ({ tx }) => tx.update(closings).set({ closedAt: new Date() })],
    ['closings_erased_in_time', ({ tx }) => tx.update(closings).set({ closedAt: null })],
    [
      'people_of_erased_school',
      ({ tx }) => tx.insert(people).values({ role: 'student', name: 'Ola', email: 'ola@nowa.test' }),
    ],
    [
      'people_of_erased_school',
      ({ tx }) => tx.update(people).set({ role: 'student' }).where(eq(people.role, 'erased')),
    ],
  ]
  for (const [constraint, work] of tries)
    expect([
      constraint,
      await school
        .work(work)
        .catch(
          (error: { constraint?: string; cause?: { constraint?: string } }) =>
            error.constraint ?? error.cause?.constraint,
        ),
    ]).toEqual([constraint, constraint])
  const other = await market.aSchool()
  await close(1, other)
  const early = other.work(({ tx }) => tx.update(closings).set({ erasingBeganAt: new Date(), studentsCount: 0 }))
  await expect(early).rejects.toMatchObject({ constraint: 'closings_erased_in_time' })
  await expect(other.work(({ tx }) => tx.update(closings).set({ erasedAt: new Date() }))).rejects.toMatchObject({
    constraint: 'closings_erased_at_last',
  })
})

const A_LEAD = {
  formName: 'Zapis',
  name: 'Ola',
  email: 'ola@zapis.test',
  answers: [],
  utm: {},
  searchText: 'ola',
  language: 'pl' as const,
}
const A_PDF = { fileId: newId(), filename: 'a.pdf', state: 'ready' as const, bytes: 1 }
