import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clock, MINUTE } from '#platform/clock.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { newId } from '#platform/ids.ts'
import { aGrant } from '#modules/access/testing.ts'
import { grants, revocations } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { watchLecture } from '#modules/learning/contract.ts'
import { auditEntries } from '#modules/moderation/tables.ts'
import { people } from '#modules/people/tables.ts'
import { refused, statusesOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { notes } from './tables.ts'

let school: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>
let lecture: string
let second: string

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  course = await school.work((ctx) => aCourse(ctx, { title: 'Światło' }))
  ;[lecture, second] = course.sections[0]!.lectureIds as [string, string]
  await give(school.student)
})

const give = (student: TestPerson, productId = course.courseId) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId }))
const take = (student: TestPerson) =>
  school.work(async ({ tx }) => {
    const theirs = await tx.select().from(grants).where(eq(grants.studentId, student.id))
    await tx.insert(revocations).values(theirs.map(({ id }) => ({ grantId: id, reason: 'Refunded' })))
  })
const write = (note: string, at: number | null = null, id = lecture, person = school.student) =>
  school.as(person).call(contract.postNote, { note, lecture_id: id, position_seconds: at })
const inLecture = (person: TestPerson | undefined = school.student, id = lecture, cursor?: string) =>
  school.as(person).call(contract.listLectureNotes, { id, cursor })
const all = (given: { q?: string; cursor?: string } = {}, person = school.student) =>
  school.as(person).call(contract.listMyNotes, given)
const wordsOf = ({ data }: { data: { note: string }[] }) => data.map(({ note }) => note)
const file = (person?: TestPerson) =>
  world.app.inject({
    url: '/my/notes/export',
    headers: { host: school.host, ...(person && { cookie: `katedra_session=${person.secret}` }) },
  })

describe('writing', () => {
  test('a note stands at its moment, in the words it was written in', async () => {
    const { note } = await write('  Statyw na 3 sekundy 🎞️\r\nI bez lampy  ', 192)
    expect(note).toMatchObject({ note: 'Statyw na 3 sekundy 🎞️\nI bez lampy', position_seconds: 192 })
    expect(await inLecture()).toMatchObject({ data: [{ id: note.id }], can_write: true, next_page_url: null })
  })

  test('notes stand in the order of moments, those about the whole lecture first', async () => {
    await write('late', 90)
    await write('early', 5)
    await write('whole')
    await write('also late', 90)
    expect(wordsOf(await inLecture())).toEqual(['whole', 'early', 'late', 'also late'])
  })

  test('a moment beyond the end of the film is its end', async () => {
    await write('at the end', 300)
    await write('beyond', 5300)
    expect((await inLecture()).data.map((note) => note.position_seconds)).toEqual([300, 300])
  })

  describe('with a key', () => {
    let note_key: string
    beforeEach(() => void (note_key = newId()))
    const send = (note: string, given: object = {}, person = school.student) =>
      school.as(person).call(contract.postNote, { note, lecture_id: lecture, note_key, ...given })

    test('sent twice at once it is one note, in the words it was sent in last', async () => {
      await Promise.all([send('once'), send('once')])
      expect((await send('once and for all')).note).toMatchObject({ id: note_key, note: 'once and for all' })
      expect(wordsOf(await inLecture())).toEqual(['once and for all'])
      await send('another', { note_key: newId() })
      expect(wordsOf(await inLecture())).toEqual(['once and for all', 'another'])
    })

    test('that another note has it is refused', async () => {
      await send('mine')
      const other = await world.aSchool()
      const elsewhere = await other.work((ctx) => aCourse(ctx))
      const there = { note: 'x', lecture_id: elsewhere.sections[0]!.lectureIds[0], note_key }
      expect(
        await statusesOf([
          send('x', { lecture_id: second }),
          send('x', {}, school.admin),
          other.as(other.admin).call(contract.postNote, there),
        ]),
      ).toEqual([409, 409, 409])
      expect(wordsOf(await inLecture())).toEqual(['mine'])
    })
  })

  test('nothing but the note is noted in the lecture watched last, where it was', async () => {
    const post = (given: object = {}) => school.as(school.student).call(contract.postNote, { note: 'here', ...given })
    expect((await refused(post())).fields).toEqual({ lecture_id: ['This field is required'] })
    await school.as(school.student).call(watchLecture, { id: lecture, position_seconds: 10 })
    clock.moveBy(MINUTE)
    await school.as(school.student).call(watchLecture, { id: second, position_seconds: 44 })
    await post()
    await post({ position_seconds: 50 })
    await post({ position_seconds: null })
    expect((await inLecture(school.student, second)).data.map((note) => note.position_seconds)).toEqual([null, 44, 50])
  })

  test.each([
    ['without words', { note: ' \n ' }, 'note'],
    ['of too many words', { note: 'ż'.repeat(5001) }, 'note'],
    ['before the video begins', { position_seconds: -1 }, 'position_seconds'],
    ['between two seconds', { position_seconds: 1.5 }, 'position_seconds'],
    ['after the longest video', { position_seconds: 604_801 }, 'position_seconds'],
    ['in what is no lecture', { lecture_id: 'first' }, 'lecture_id'],
  ])('a note %s is refused under its field', async (_what, given, field) => {
    const call = { note: 'x', lecture_id: lecture, ...given }
    const { status, fields } = await refused(school.as(school.student).call(contract.postNote, call))
    expect([status, Object.keys(fields)]).toEqual([422, [field]])
  })

  test('5000 characters are a note, however many bytes they are', async () => {
    expect((await write('🎨'.repeat(5000))).note.note).toHaveLength(10_000)
  })

  test('changes and goes at its writer’s word', async () => {
    const { note } = await write('frist', 7)
    clock.moveBy(MINUTE)
    const changed = await school.as(school.student).call(contract.updateNote, { id: note.id, note: 'first' })
    expect(changed.note).toMatchObject({ note: 'first', position_seconds: 7, created_at: note.created_at })
    expect(changed.note.updated_at > note.updated_at).toBe(true)
    await school.as(school.student).call(contract.deleteNote, { id: note.id })
    expect((await inLecture()).data).toEqual([])
    expect((await refused(school.as(school.student).call(contract.deleteNote, { id: note.id }))).status).toBe(404)
  })

  test('a lecture that is closed takes no note, and one that is not there is not found', async () => {
    const stranger = await school.aStudent()
    const draft = await school.work(async ({ tx }) => {
      await tx.update(lectures).set({ status: 'draft' }).where(eq(lectures.id, second))
      return second
    })
    expect(await statusesOf([write('x', 1, lecture, stranger), write('x', 1, draft), write('x', 1, newId())])).toEqual([
      403, 404, 404,
    ])
  })
})

describe('nobody else reads a note', () => {
  test('not another student of the course, not an admin', async () => {
    const { note } = await write('secret', 3)
    const other = await school.aStudent()
    await give(other)
    for (const person of [other, school.admin]) {
      expect((await inLecture(person)).data).toEqual([])
      expect((await all({}, person)).data).toEqual([])
      expect((await file(person)).body).not.toContain('secret')
      const as = school.as(person)
      const tried = [
        as.call(contract.updateNote, { id: note.id, note: 'mine' }),
        as.call(contract.deleteNote, { id: note.id }),
      ]
      expect(await statusesOf(tried)).toEqual([404, 404])
    }
    expect(wordsOf(await inLecture())).toEqual(['secret'])
  })

  test('not another school, and not a visitor', async () => {
    const { note } = await write('secret', 3)
    const foreign = await world.aSchool()
    const as = foreign.as(foreign.student)
    const visitor = school.as()
    expect(
      await statusesOf([
        as.call(contract.listLectureNotes, { id: lecture }),
        as.call(contract.postNote, { note: 'x', lecture_id: lecture }),
        as.call(contract.updateNote, { id: note.id, note: 'x' }),
        as.call(contract.deleteNote, { id: note.id }),
        visitor.call(contract.listLectureNotes, { id: lecture }),
        visitor.call(contract.listMyNotes, {}),
        visitor.call(contract.postNote, { note: 'x', lecture_id: lecture }),
        visitor.call(contract.updateNote, { id: note.id, note: 'x' }),
        visitor.call(contract.deleteNote, { id: note.id }),
      ]),
    ).toEqual([404, 404, 404, 404, 401, 401, 401, 401, 401])
    expect((await file()).statusCode).toBe(401)
  })

  test('what an admin notes for themselves is not in the audit list', async () => {
    const { note } = await write('my own', 1, lecture, school.admin)
    await school.as(school.admin).call(contract.updateNote, { id: note.id, note: 'my very own' })
    await school.as(school.admin).call(contract.deleteNote, { id: note.id })
    expect(await school.work(({ tx }) => tx.select().from(auditEntries))).toEqual([])
  })
})

describe('once access is over', () => {
  test('notes are read, exported and deleted, but neither written nor changed', async () => {
    const { note } = await write('kept', 3)
    await write('taken away', 4)
    await take(school.student)
    const mine = await inLecture()
    expect([wordsOf(mine), mine.can_write]).toEqual([['kept', 'taken away'], false])
    expect(wordsOf(await all())).toEqual(['kept', 'taken away'])
    expect((await file(school.student)).body).toContain('kept')
    const changing = school.as(school.student).call(contract.updateNote, { id: note.id, note: 'changed' })
    const problem = await refused(changing)
    expect([problem.status, problem.message]).toEqual([403, 'This lecture is not available in chosen variant'])
    expect((await refused(write('more'))).status).toBe(403)
    await school.as(school.student).call(contract.deleteNote, { id: mine.data[1]!.id })
    expect(wordsOf(await inLecture())).toEqual(['kept'])
  })

  test('they are there though the course is taken back too', async () => {
    await write('kept', 3)
    await take(school.student)
    await school.work(({ tx }) => tx.update(products).set({ status: 'draft' }))
    expect((await refused(inLecture())).status).toBe(404)
    expect(wordsOf(await all())).toEqual(['kept'])
  })

  test('a note outlives its lecture, and cannot be changed then', async () => {
    const { note } = await write('kept', 3)
    await school.work(({ tx }) => tx.delete(lectures).where(eq(lectures.id, lecture)))
    expect((await all()).data).toMatchObject([{ note: 'kept', lecture: null, course: { title: 'Światło' } }])
    const changing = school.as(school.student).call(contract.updateNote, { id: note.id, note: 'x' })
    expect((await refused(changing)).status).toBe(403)
  })
})

describe('all notes', () => {
  test('stand course by course, the newest course first, in the order of the contents as it is now', async () => {
    const newer = await school.work((ctx) => aCourse(ctx, { title: 'Cień' }))
    await give(school.student, newer.courseId)
    await write('second, late', 9, second)
    await write('first', 3)
    await write('second', 1, second)
    await write('shadow', 1, newer.sections[0]!.lectureIds[0])
    expect(wordsOf(await all())).toEqual(['shadow', 'first', 'second', 'second, late'])
    await school.work(({ tx }) => tx.update(lectures).set({ position: 9 }).where(eq(lectures.id, lecture)))
    expect(wordsOf(await all())).toEqual(['shadow', 'second', 'second, late', 'first'])
  })

  test('are found by all of the words asked for, in the note or in the names of lecture and course', async () => {
    await write('Statyw, a potem żółty filtr')
    await write('Żółty i 100% cierpliwości', 4)
    const found = async (q: string) => wordsOf(await all({ q }))
    expect(await found('zolty FILTR')).toEqual(['Statyw, a potem żółty filtr'])
    expect(await found('żółty swiatlo')).toHaveLength(2)
    expect(await found('100%')).toHaveLength(1)
    expect(await found('_')).toEqual([])
    expect(await found('lekcja 2')).toEqual([])
  })

  test('come page after page, each once, while some are written and deleted', async () => {
    await school.work(({ tx }) =>
      tx.insert(notes).values(
        Array.from({ length: 120 }, (_, index) => ({
          personId: school.student.id,
          courseId: course.courseId,
          lectureId: index % 2 ? lecture : second,
          positionSeconds: index % 7 ? index % 5 : null,
          body: `note ${index}`,
        })),
      ),
    )
    const first = await all()
    expect(first.data).toHaveLength(50)
    await school.work(({ tx }) => tx.delete(notes).where(eq(notes.id, first.data.at(-1)!.id)))
    const next = await all({ cursor: cursorIn(first.next_page_url) })
    const last = await all({ cursor: cursorIn(next.next_page_url) })
    const ids = [first, next, last].flatMap(({ data }) => data.map(({ id }) => id))
    expect([ids.length, new Set(ids).size, last.next_page_url]).toEqual([120, 120, null])
    expect((await refused(all({ cursor: 'nowhere' }))).fields).toHaveProperty('cursor')
  })

  test('those of one lecture come in pages too', async () => {
    await school.work(({ tx }) =>
      tx.insert(notes).values(
        Array.from({ length: 101 }, (_, index) => ({
          personId: school.student.id,
          courseId: course.courseId,
          lectureId: lecture,
          positionSeconds: index,
          body: `note ${index}`,
        })),
      ),
    )
    const first = await inLecture()
    const rest = await inLecture(school.student, lecture, cursorIn(first.next_page_url))
    expect([first.data.length, wordsOf(rest), rest.next_page_url]).toEqual([100, ['note 100'], null])
    expect((await refused(inLecture(school.student, lecture, '7'))).fields).toHaveProperty('cursor')
  })
})

describe('the file', () => {
  test('holds every note with the way to its moment, and nothing a spreadsheet would run', async () => {
    await write('=HYPERLINK("http://evil.test")', 192)
    await write('two\nlines, and a comma')
    const answer = await file(school.student)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="notes-\d{4}-\d\d-\d\d\.csv"$/)
    expect(answer.body).toContain('Course,Lecture,Moment,Note,Link,Written at')
    expect(answer.body).toContain(
      `Światło,Lekcja 1,,"two\nlines, and a comma",http://${school.host}/${course.slug}/watch/${lecture},`,
    )
    expect(answer.body).toContain(
      `3:12,"'=HYPERLINK(""http://evil.test"")",http://${school.host}/${course.slug}/watch/${lecture}?t=192,`,
    )
  })

  test('is made once a minute', async () => {
    expect((await file(school.student)).statusCode).toBe(200)
    const again = await file(school.student)
    expect([again.statusCode, again.json().code]).toEqual([429, 'notes.export-too-soon'])
    expect((await file(school.admin)).statusCode).toBe(200)
    clock.moveBy(MINUTE)
    expect((await file(school.student)).statusCode).toBe(200)
  })
})

test('notes go with their writer', async () => {
  await write('gone', 1)
  await school.work(({ tx }) => tx.delete(grants).where(eq(grants.studentId, school.student.id)))
  await school.work(({ tx }) => tx.delete(people).where(eq(people.id, school.student.id)))
  expect(await school.work(({ tx }) => tx.select().from(notes))).toEqual([])
})
