import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { takeAccess } from '#modules/access/contract.ts'
import { aGrant } from '#modules/access/testing.ts'
import { topicMails } from '#modules/community/topic-mails.ts'
import type { ComponentContent } from '#modules/courses/components/contract.ts'
import { deleteComponent } from '#modules/courses/components/contract.ts'
import { componentEntries, lectureComponents } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { keepEntry, listEntries } from '#modules/learning/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { NewsSources } from '#modules/notifications/news.ts'
import { mailDue } from '#modules/notifications/notices/mail-due.ts'
import { mergePeople } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import { countWaiting } from '#modules/waiting/contract.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { statusOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { answerNews } from './answer-news.ts'
import { answerEntered, listEntered } from './contract.ts'
import { exportableEntries } from './export-entries.ts'

let school: TestSchool
let course: { courseId: string; lectureId: string; otherId: string; sectionId: string }

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  const made = await school.work((ctx) => aCourse(ctx, { title: 'Chleb' }))
  const [section] = made.sections
  const [lectureId, otherId] = section!.lectureIds as [string, string]
  course = { courseId: made.courseId, sectionId: section!.id, lectureId, otherId }
  await give(school.student)
})

const give = (student: TestPerson) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: course.courseId }))
const asked = { label: 'Co upieczesz?', help: '' }
const area = { type: 'text_area', ...asked } as const
const aComponent = (content: ComponentContent, lectureId = course.lectureId) =>
  school.work(async ({ tx }) => {
    const row = { ownerId: lectureId, type: content.type, content, position: 1 }
    return (await tx.insert(lectureComponents).values(row).returning())[0]!.id
  })
const enter = (componentId: string, values: string[], person = school.student, id = course.lectureId) =>
  school.as(person).call(keepEntry, { id, componentId, values, entered_at: clock.now().toISOString() })
const list = (filter: object = {}, person = school.admin) => school.as(person).call(listEntered, filter)
const wordsOf = async (filter: object = {}) => (await list(filter)).data.map(({ values }) => values.join())
const only = async () => (await list()).data[0]!
const answer = async (body: string, person = school.admin, given: object = {}) => {
  const { id, entered_at, answer: before } = await only()
  const seen = { entered_at, answered_at: before?.answered_at ?? null }
  return school.as(person).call(answerEntered, { componentEntryId: id, body, ...seen, ...given })
}

test('how far somebody has listened is nobody’s to read', async () => {
  const sound = { type: 'audio', stored_id: newId(), title: 'Szum', transcript: '', seconds: 60 } as const
  await enter(await aComponent(sound), ['42'])
  await enter(await aComponent(area), ['Bułki'])
  expect(await wordsOf()).toEqual(['Bułki'])
})

test('an admin reads what students entered, newest first, and finds it by lecture, student, state and words', async () => {
  const friend = await school.aStudent({ name: 'Łucja Żak' })
  await give(friend)
  const first = await aComponent(area)
  const list1 = await aComponent({ type: 'checklist', ...asked, options: ['Mąka', 'Sól'] }, course.otherId)
  await enter(first, ['Bułki 🥐 "z makiem" \\ <b>'])
  clock.moveBy(1000)
  await enter(first, ['Chałka'], friend)
  clock.moveBy(1000)
  await enter(list1, ['Mąka', 'Sól'], school.student, course.otherId)
  clock.moveBy(1000)
  await enter(await aComponent({ type: 'text_line', ...asked }), [])
  expect(await wordsOf()).toEqual(['Mąka,Sól', 'Chałka', 'Bułki 🥐 "z makiem" \\ <b>'])
  expect((await list()).data[1]).toMatchObject({
    student: { id: friend.id, name: 'Łucja Żak' },
    course: { title: 'Chleb' },
    component: { type: 'text_area', label: 'Co upieczesz?' },
    answer: null,
    is_waiting: false,
    can: { answer: true },
  })
  expect((await list()).data[0]!.can.answer).toBe(false)
  expect(await wordsOf({ lecture_id: course.otherId })).toEqual(['Mąka,Sól'])
  expect(await wordsOf({ course_id: course.courseId, q: 'ZUL' })).toEqual([])
  expect(await wordsOf({ course_id: course.courseId, q: 'chalka' })).toEqual(['Chałka'])
  expect(await wordsOf({ q: 'lucja chał' })).toEqual(['Chałka'])
  expect(await wordsOf({ q: '%' })).toEqual([])
  expect(await wordsOf({ student_id: friend.id })).toEqual(['Chałka'])
  expect(await wordsOf({ state: 'unanswered' })).toHaveLength(2)
  const found = await list({ course_id: course.courseId })
  expect(found.lectures.map(({ id }) => id).toSorted()).toEqual([course.lectureId, course.otherId].toSorted())
  expect(found.course).toMatchObject({ title: 'Chleb' })

  await school.as(school.admin).call(deleteComponent, { ...course, componentId: first })
  expect(await wordsOf()).toEqual(['Mąka,Sól'])
})

test('the list goes on page by page, with what it is narrowed to', async () => {
  const component = await aComponent(area)
  await school.work(async (ctx) => {
    const many = Array.from({ length: 65 }, (_, nth) => ({
      role: 'student' as const,
      name: `Kursant ${nth}`,
      email: `k${nth}@szkola.test`,
    }))
    const persons = await ctx.tx.insert(people).values(many).returning()
    await ctx.tx.insert(componentEntries).values(
      persons.map(({ id: personId }, nth) => ({
        personId,
        componentId: component,
        courseId: course.courseId,
        values: [`Praca ${nth}`],
        // Three of each moment: the cursor has to tell them apart.
        enteredAt: new Date(ctx.now.getTime() - Math.floor(nth / 3) * 1000),
      })),
    )
  })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list({ course_id: course.courseId, ...(cursor && { cursor }) })
    seen.push(...page.data.map(({ id }) => id))
    const next = page.next_page_url && new URL(page.next_page_url, 'http://x.test').searchParams
    if (next) expect(next.get('course_id')).toBe(course.courseId)
    cursor = (next && next.get('cursor')) || undefined
  } while (cursor)
  expect([seen.length, new Set(seen).size]).toEqual([65, 65])
})

test('an answer is shown to its student alone, told once, and says when the entry was changed since', async () => {
  const component = await aComponent(area)
  const shown = async (person = school.student) =>
    (await school.as(person).call(listEntries, { id: course.lectureId })).data.map(({ answer: each }) => each)
  const friend = await school.aStudent()
  await give(friend)
  await enter(component, ['Bajgle'], friend)
  clock.moveBy(MINUTE)
  await enter(component, ['Chleb'])
  clock.moveBy(MINUTE)
  const answered = await answer('Dodaj żyta 🌾')
  expect(answered.answer).toMatchObject({ body: 'Dodaj żyta 🌾', by: school.admin.name, is_older: false })
  expect(await shown()).toEqual([answered.answer])
  expect(await shown(friend)).toEqual([null])

  const gather = async () => {
    const newsSources = new NewsSources()
    newsSources.register(answerNews)
    clock.moveBy(16 * MINUTE)
    await mailDue({ ...partsOfJobs(world), newsSources, topicMails })
    return (await school.work(({ tx }) => tx.select().from(mails).orderBy(mails.createdAt))).map(({ text }) => text)
  }
  const [mail, ...more] = await gather()
  expect(mail).toContain('Dodaj żyta 🌾')
  expect(mail).toContain(`/watch/${course.lectureId}#${component}`)
  expect(more).toEqual([])
  await answer('Dodaj żyta')
  expect(await gather()).toHaveLength(1)

  await enter(component, ['Chleb żytni'])
  expect(await shown()).toMatchObject([{ body: 'Dodaj żyta', is_older: true }])
  expect(await wordsOf({ state: 'changed' })).toEqual(['Chleb żytni'])
  await answer('Świetnie')
  expect(await wordsOf({ state: 'changed' })).toEqual([])
  expect(await wordsOf({ state: 'answered' })).toEqual(['Chleb żytni'])
  expect(await gather()).toHaveLength(2)

  await enter(component, ['Chleb pszenny'])
  await answer('Nikt tego nie przeczyta')
  const taken = { id: school.student.id, productId: course.courseId, reason: 'Koniec' }
  await school.as(school.admin).call(takeAccess, taken)
  expect(await gather()).toHaveLength(2)
})

test('what is answered is what was seen: of two who answer at once the second is told', async () => {
  const component = await aComponent(area)
  await enter(component, ['Chleb'])
  const seen = await only()
  clock.moveBy(MINUTE)
  await enter(component, ['Chleb i bułki'])
  const first = await answer('O chlebie', school.admin, { entered_at: seen.entered_at })
  expect(first.answer).toMatchObject({ is_older: true })
  expect(await statusOf(answer('Inaczej', school.admin, { answered_at: null }))).toBe(409)
  expect((await only()).answer).toMatchObject({ body: 'O chlebie' })
})

test('who was promised an answer waits, once they let go of it', async () => {
  const waiting = async (person = school.admin) =>
    (await school.as(person).call(countWaiting)).data.find(({ kind }) => kind === 'entry')
  const [promised, plain] = [await aComponent({ ...area, awaits_answer: true }), await aComponent(area)]
  await enter(plain, ['Bułki'])
  await enter(promised, ['Chleb'])
  expect(await waiting()).toBeUndefined()
  clock.moveBy(11 * MINUTE)
  expect(await waiting()).toEqual({ kind: 'entry', count: 1, path: '/home/entries?state=waiting' })
  expect(await wordsOf({ state: 'waiting' })).toEqual(['Chleb'])
  const accountant = await school.anAdmin({ adminRole: 'accountant', email: 'k@szkola.test' })
  expect(await waiting(accountant)).toBeUndefined()
  const { id, entered_at } = (await list({ state: 'waiting' })).data[0]!
  const given = { componentEntryId: id, body: 'Pięknie', entered_at, answered_at: null }
  await school.as(school.admin).call(answerEntered, given)
  expect(await waiting()).toBeUndefined()
})

test('refused are other roles, other schools, what takes no answer, and answers without words', async () => {
  await enter(await aComponent(area), ['Chleb'])
  const { id: componentEntryId, entered_at } = await only()
  const given = { componentEntryId, body: 'x', entered_at, answered_at: null }
  const accountant = await school.anAdmin({ adminRole: 'accountant', email: 'k@szkola.test' })
  const editor = await school.anAdmin({ adminRole: 'editor', email: 'e@szkola.test' })
  expect(await statusOf(school.as().call(listEntered, {}))).toBe(401)
  expect(await statusOf(school.as(school.student).call(listEntered, {}))).toBe(403)
  expect(await statusOf(school.as(accountant).call(listEntered, {}))).toBe(403)
  expect(await statusOf(school.as(accountant).call(answerEntered, given))).toBe(403)
  expect((await school.as(editor).call(listEntered, {})).data).toHaveLength(1)
  const other = await world.aSchool()
  expect(await statusOf(other.as(other.admin).call(answerEntered, given))).toBe(404)
  expect((await other.as(other.admin).call(listEntered, {})).data).toEqual([])
  for (const filter of [
    { course_id: course.courseId },
    { lecture_id: course.lectureId },
    { student_id: school.student.id },
  ])
    expect(await statusOf(other.as(other.admin).call(listEntered, filter))).toBe(404)
  await expect(school.as(editor).call(answerEntered, { ...given, body: ' \n ' })).rejects.toMatchObject({
    status: 422,
    fields: { body: [expect.any(String)] },
  })
  const long = { ...given, body: 'x'.repeat(5001) }
  expect(await statusOf(school.as(editor).call(answerEntered, long))).toBe(422)
  const ticked = await aComponent({ type: 'checklist', ...asked, options: ['Mąka'] })
  clock.moveBy(1000)
  await enter(ticked, ['Mąka'])
  expect(await statusOf(answer('Brawo'))).toBe(404)
  expect((await school.as(editor).call(answerEntered, given)).answer).toMatchObject({ body: 'x' })
})

test('of what two accounts that become one entered the later stays, with an answer that either has', async () => {
  const component = await aComponent(area)
  const gone = await school.aStudent()
  await give(gone)
  await enter(component, ['Chleb'])
  await answer('Dodaj żyta')
  clock.moveBy(MINUTE)
  await enter(component, ['Bułki'], gone)
  await school.work(async (ctx) => {
    const rows = await ctx.tx.select().from(people)
    const find = ({ id }: TestPerson) => rows.find((row) => row.id === id)!
    const merging = { kept: find(school.student), gone: find(gone), loginOf: 'kept', nameOf: 'kept' } as const
    await mergePeople(ctx, merging, world.belongings)
  })
  expect(await only()).toMatchObject({ values: ['Bułki'], answer: { body: 'Dodaj żyta', is_older: true } })
})

test('the answer stays when who wrote it is an admin no more', async () => {
  await enter(await aComponent(area), ['Chleb'])
  const editor = await school.anAdmin({ adminRole: 'editor', email: 'e@szkola.test' })
  await answer('Dodaj żyta', editor)
  await school.work(({ tx }) => tx.delete(people).where(eq(people.id, editor.id)))
  expect((await only()).answer).toMatchObject({ body: 'Dodaj żyta', by: null })
})

test('the list is taken away as it is narrowed', async () => {
  await enter(await aComponent({ type: 'checklist', ...asked, options: ['Mąka', 'Sól'] }), ['Mąka', 'Sól'])
  clock.moveBy(1000)
  await enter(await aComponent(area), ['=1+1'])
  await answer('Dodaj żyta')
  await school.work(async (ctx) => {
    const taken = await exportableEntries.open(ctx, { state: 'answered' }, 'pl')
    expect(taken.headings).toHaveLength(10)
    const { rows, next } = await taken.read(ctx, undefined)
    expect(next).toBeUndefined()
    expect(rows).toMatchObject([
      [
        school.student.name,
        school.student.email,
        'Chleb',
        expect.any(String),
        'Co upieczesz?',
        '=1+1',
        {},
        'Dodaj żyta',
        school.admin.name,
        {},
      ],
    ])
    const all = await (await exportableEntries.open(ctx, {}, 'en')).read(ctx, undefined)
    expect(all.rows.map((row) => row[5])).toEqual(['=1+1', 'Mąka\nSól'])
  })
})
