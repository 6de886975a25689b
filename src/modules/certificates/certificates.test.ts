import { asc, eq, like, sql } from 'drizzle-orm'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant, manyBuyers } from '#modules/access/testing.ts'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { findInPanel } from '#modules/palette/contract.ts'
import { completeLecture } from '#modules/learning/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { people } from '#modules/people/tables.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { type InsideReaction, Reactions } from '#platform/jobs/reactions.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { byCompletion } from './earning/by-completion.ts'
import { WaysToEarn } from './earning/ways-to-earn.ts'
import { exportableCertificates } from './export-certificates.ts'
import { ruleChanged } from './events.ts'
import { certificateReactions } from './subscribers.ts'
import { certificates } from './tables.ts'
import { within } from '#test/limits.ts'

const world = await aWorld()
afterAll(() => world.close())

let school: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>
beforeEach(async () => {
  school = await world.aSchool()
  course = await school.work((ctx) =>
    aCourse(ctx, {
      title: 'Światło i cień',
      sections: [
        [{}, {}],
        [{}, { status: 'draft' }],
      ],
    }),
  )
})

const admin = () => school.as(school.admin)
const ids = () => course.sections.flatMap(({ lectureIds }) => lectureIds) as [string, string, string, string]
const give = (student: TestPerson = school.student) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: course.courseId }))
const complete = (id: string, student = school.student) => school.as(student).call(completeLecture, { id })
const switchOn = (percent = 100) =>
  admin().call(contract.changeCertificateRule, { courseId: course.courseId, is_on: true, percent })
const mine = async (student = school.student) =>
  (await school.as(student).call(contract.listMyCertificates, { course_id: course.courseId })).data
const pdfOf = (id: string, { secret }: TestPerson = school.student) =>
  world.app.inject({
    url: `/my/certificates/${id}/pdf`,
    headers: { host: school.host, cookie: `katedra_session=${secret}`, accept: 'application/pdf' },
  })
const seen = (code: string) => school.as().call(contract.getCertificate, { code })

const letters = () =>
  school.work(({ tx }) => tx.select().from(mails).where(like(mails.cause, 'certificate:%')).orderBy(asc(mails.id)))

const ways = new WaysToEarn()
ways.register(byCompletion)
const reactions = new Reactions()
certificateReactions(reactions, { ...partsOfJobs(world), waysToEarn: ways })
const heard = new Set<string>()

/** Does what a worker does with what happened, each as often as one that is begun again does. */
async function react({ times = 2 } = {}): Promise<void> {
  const happened = await school.work(({ tx }) =>
    tx.select().from(domainEvents).orderBy(domainEvents.occurredAt, domainEvents.id),
  )
  // What one that is begun again says once more is heard once: each would be followed by two.
  const keyOf = ({ id, name, payload }: (typeof happened)[number]) =>
    name === ruleChanged.eventName ? JSON.stringify(payload) : id
  const news = happened.filter((event) => !heard.has(keyOf(event)) && reactions.of(event.name).length > 0)
  for (const event of news) {
    if (heard.has(keyOf(event))) continue
    heard.add(keyOf(event))
    const { id, name, payload, occurredAt: at } = event
    for (const reaction of reactions.of(name) as InsideReaction[])
      for (let time = 0; time < times; time++)
        await school.work((ctx) => reaction.react(ctx, { id, at, payload } as never))
  }
  if (news.length > 0) await react({ times })
}

async function earned(): Promise<contract.MyCertificate> {
  await switchOn()
  await give()
  for (const id of ids().slice(0, 3)) await complete(id)
  await react()
  const [certificate] = await mine()
  return certificate!
}

test('who completes a course that gives certificates has one, and anybody with its code sees that it is valid', async () => {
  await switchOn()
  await give()
  const [first, second, third] = ids()
  await complete(first)
  await complete(second)
  await react()
  expect(await mine()).toEqual([])
  await complete(third)
  await react()
  const [certificate] = await mine()
  expect(certificate).toMatchObject({ name: school.student.name, course_title: 'Światło i cień', state: 'valid' })
  expect(certificate!.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(await seen(certificate!.code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
    state: 'valid',
    name: school.student.name,
    course: { title: 'Światło i cień', slug: course.slug },
    revoked_at: null,
  })
})

test('a course gives none before it is switched on, and then to those who have completed it already', async () => {
  await give()
  for (const id of ids().slice(0, 3)) await complete(id)
  await react()
  expect(await mine()).toEqual([])
  expect(await switchOn()).toMatchObject({ is_on: true, percent: 100, version: 1, issued_count: 0 })
  await react()
  expect(await mine()).toHaveLength(1)
  expect(await switchOn()).toMatchObject({ version: 1, issued_count: 1 })
})

test('a part of it is enough where the rule says so, and one that was given stays when more is asked', async () => {
  await give()
  await complete(ids()[0])
  await switchOn(100)
  await react()
  expect(await mine()).toEqual([])
  await switchOn(33)
  await react()
  expect(await mine()).toHaveLength(1)
  expect(await switchOn(90)).toMatchObject({ version: 3, issued_count: 1 })
  await react()
  expect(await mine()).toMatchObject([{ state: 'valid' }])
})

test('one is given once, however often and however fast the last lecture is completed', async () => {
  await switchOn()
  await give()
  const [first, second, third] = ids()
  await complete(first)
  await complete(second)
  await Promise.all([complete(third), complete(third), complete(third)])
  await Promise.all([react(), switchOn(99), switchOn(98)])
  await react()
  const rows = await school.work(({ tx }) =>
    tx.select().from(certificates).where(eq(certificates.personId, school.student.id)),
  )
  expect(rows).toHaveLength(1)
  const again = school.work(({ tx }) => tx.insert(certificates).values({ ...rows[0]!, id: newId(), code: 'OTHER' }))
  await expect(again).rejects.toMatchObject({ constraint: 'certificates_once' })
})

test('who watched what is free for all, without the course, earns none', async () => {
  await school.work(({ tx }) =>
    tx.update(lectures).set({ isFreeToWatch: true }).where(eq(lectures.courseId, course.courseId)),
  )
  await switchOn()
  for (const id of ids().slice(0, 3)) await complete(id)
  await react()
  expect(await mine()).toEqual([])
})

test('one that is revoked says since when and no longer whose it was, has no PDF, and can be restored', async () => {
  const { id: certificateId, code } = await earned()
  const revoked = await admin().call(contract.revokeCertificate, { certificateId, reason: 'Cudza praca' })
  expect(revoked).toMatchObject({ state: 'revoked', reason: 'Cudza praca', ended_with_access: false })
  expect(await refused(admin().call(contract.revokeCertificate, { certificateId, reason: 'x' }))).toMatchObject({
    status: 409,
  })
  const page = await seen(code)
  expect(page).toMatchObject({ state: 'revoked', name: null, revoked_at: revoked.revoked_at })
  expect(JSON.stringify(page)).not.toMatch(/Cudza/)
  expect((await pdfOf(certificateId)).statusCode).toBe(404)
  await switchOn(99)
  await react()
  expect(await mine()).toMatchObject([{ state: 'revoked' }])
  await admin().call(contract.restoreCertificate, { certificateId })
  expect(await seen(code)).toMatchObject({ state: 'valid', name: school.student.name })
})

test('a corrected name is under the same code', async () => {
  const { id: certificateId, code } = await earned()
  await admin().call(contract.renameCertificate, { certificateId, name: 'Zażółć Gęślą-Jaźń' })
  expect(await seen(code)).toMatchObject({ name: 'Zażółć Gęślą-Jaźń' })
})

test('access that is taken takes what was earned by it along, and brings it back', async () => {
  const { code } = await earned()
  const asked = { id: school.student.id, productId: course.courseId, reason: 'Zwrot pieniędzy' }
  await admin().call(takeAccess, asked)
  await react()
  expect(await seen(code)).toMatchObject({ state: 'revoked', name: null })
  await switchOn(99)
  await react()
  expect(await mine()).toMatchObject([{ state: 'revoked' }])
  await admin().call(giveAccess, { id: asked.id, product_id: course.courseId, reason: 'Pomyłka' })
  await react()
  expect(await seen(code)).toMatchObject({ state: 'valid' })
})

test('its holder is told once of each change, in their language, and why it is not valid any more', async () => {
  await school.work(({ tx }) => tx.update(people).set({ language: 'pl' }).where(eq(people.id, school.student.id)))
  const { id: certificateId, code } = await earned()
  const to = school.student.email
  expect(await letters()).toMatchObject([{ to, subject: 'Twój certyfikat: „Światło i cień”' }])
  expect((await letters())[0]!.text).toContain(code)
  await admin().call(contract.renameCertificate, { certificateId, name: 'Zażółć Jaźń' })
  await admin().call(contract.renameCertificate, { certificateId, name: 'Zażółć Jaźń' })
  await react()
  await admin().call(contract.revokeCertificate, { certificateId, reason: 'Cudza praca' })
  await react()
  await admin().call(contract.restoreCertificate, { certificateId })
  await react()
  const all = await letters()
  expect(all.map(({ subject }) => subject)).toEqual([
    'Twój certyfikat: „Światło i cień”',
    'Twój certyfikat wydano ponownie: „Światło i cień”',
    'Twój certyfikat nie jest już ważny: „Światło i cień”',
    'Twój certyfikat jest znów ważny: „Światło i cień”',
  ])
  expect(all[1]!.text).toContain('Zażółć Jaźń')
  expect(all[2]!.text).toContain('Cudza praca')
  const name = 'Za pózno'
  await admin().call(contract.renameCertificate, { certificateId, name })
  await admin().call(contract.revokeCertificate, { certificateId, reason: 'Jednak nie' })
  await react()
  const later = (await letters()).slice(4)
  expect(later.map(({ text }) => [text.includes(name), text.includes('Jednak nie')])).toEqual([[false, true]])
})

test('one that ended with the access says so, to its holder too', async () => {
  await earned()
  await admin().call(takeAccess, { id: school.student.id, productId: course.courseId, reason: 'Zwrot' })
  await react()
  expect((await letters()).at(-1)!.text).toContain('It ended with your access to the course')
  expect(await mine()).toMatchObject([{ state: 'revoked', ended_with_access: true, reason: '' }])
})

test('two admins who revoke one at once: one does, the other hears that it is revoked', async () => {
  const { id: certificateId } = await earned()
  const revoke = (reason: string) => admin().call(contract.revokeCertificate, { certificateId, reason })
  const both = await Promise.allSettled([revoke('Pierwszy'), revoke('Drugi')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await react()
  expect((await letters()).filter(({ cause }) => cause.startsWith('certificate:revoked'))).toHaveLength(1)
})

test('they are found by course, by the palette, and taken away as a file', async () => {
  const { code } = await earned()
  const empty = await school.work((ctx) => aCourse(ctx, { title: 'Pusty' }))
  const of = (course_id: string) => admin().call(contract.listCertificates, { course_id })
  expect(await of(course.courseId)).toMatchObject({ data: [{ code }], course: { title: 'Światło i cień' } })
  expect(await of(empty.courseId)).toMatchObject({ data: [], course: { title: 'Pusty' } })
  expect(await refused(of(newId()))).toMatchObject({ status: 404 })
  for (const q of [code, 'swiatlo'])
    expect((await admin().call(findInPanel, { q })).data).toContainEqual(
      expect.objectContaining({ kind: 'certificate', path: `/home/certificates?q=${code}` }),
    )
  const { headings, rows } = await school.work(async (ctx) => {
    const list = await exportableCertificates.open(ctx, { course_id: course.courseId, state: 'valid' }, 'pl')
    return { headings: list.headings, rows: (await list.read(ctx, undefined)).rows }
  })
  expect(headings.slice(3, 6)).toEqual(['Kurs', 'Kod', 'Stan'])
  expect(rows).toMatchObject([
    [
      school.student.name,
      school.student.name,
      school.student.email,
      'Światło i cień',
      code,
      'Ważny',
      {},
      null,
      null,
      null,
    ],
  ])
})

test('its PDF says so in Polish letters, tagged, in the language of who asks; others’ are not there', async () => {
  const { id: certificateId, code } = await earned()
  await admin().call(contract.renameCertificate, { certificateId, name: 'Zażółć Gęślą-Jaźń Олена' })
  const answer = await pdfOf(certificateId)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join('')
  expect(words).toContain('Zażółć Gęślą-Jaźń Олена')
  expect(words).toContain('Światło i cień')
  expect(words).toContain(code)
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const tree = JSON.stringify(await page.getStructTree())
  expect(tree).toContain('"H1"')
  expect(tree).toContain('"Figure"')
  expect((await pdfOf(certificateId, await school.aStudent())).statusCode).toBe(404)
})

test(
  'ten thousand who finished before the rule have theirs, each once, by the batch',
  { timeout: within(90_000) },
  async () => {
    const MANY = 10_000
    await school.work(async (ctx) => {
      await manyBuyers(ctx, course.courseId, MANY)
      await ctx.tx.execute(sql`
      insert into lecture_progress (person_id, lecture_id, course_id, school_id, completed_at, watched_at)
      select p.id, l.id, l.course_id, p.school_id, now(), now() from people p join lectures l on l.course_id = ${course.courseId} and l.status = 'published'
      where p.school_id = ${school.id} and p.email like 'many-%'`)
    })
    await switchOn()
    await react({ times: 1 })
    const given = await school.work(({ tx }) => tx.$count(certificates, eq(certificates.courseId, course.courseId)))
    expect(given).toBe(MANY)
  },
)

test('a code nobody was given is not found, another school’s neither, and who tries many waits', async () => {
  const { code } = await earned()
  const other = await world.aSchool()
  expect(await refused(other.as().call(contract.getCertificate, { code }))).toMatchObject({ status: 404 })
  expect(await refused(seen(`${code.slice(0, -1)}_`))).toMatchObject({ status: 404, code: 'certificates.not-found' })
  expect(await refused(seen(`' or 1=1 --`))).toMatchObject({ status: 404 })
  let last = 404
  for (let tries = 0; tries < 130 && last === 404; tries++)
    last = (await refused(seen('00000-00000-00000-00000'))).status
  expect(last).toBe(429)
})
