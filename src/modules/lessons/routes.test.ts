import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aGrant } from '#modules/access/testing.ts'
import { grants } from '#modules/access/tables.ts'
import { COMMENT_TYPE } from '#modules/comments/contract.ts'
import { aComment, aReply } from '#modules/comments/testing.ts'
import { sections } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { completeLecture, starLecture, watchLecture } from '#modules/learning/contract.ts'
import { listLectureNotes, postNote } from '#modules/notes/contract.ts'
import { notes } from '#modules/notes/tables.ts'
import { castVote } from '#modules/votes/contract.ts'
import { statusesOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { getOwnLesson } from './contract.ts'

let school: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>
let free: string
let lecture: string
let draft: string

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  course = await school.work((ctx) =>
    aCourse(ctx, {
      sections: [
        [{ isFreeToWatch: true }, {}],
        [{}, { status: 'draft' }],
      ],
    }),
  )
  ;[free, lecture] = course.sections[0]!.lectureIds as [string, string]
  draft = course.sections[1]!.lectureIds[1]!
  await give(school.student)
})

const give = (student: TestPerson) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: course.courseId }))
const own = (person?: TestPerson, id = lecture) => school.as(person).call(getOwnLesson, { id })
const on = () => ({ type: LECTURE_TYPE, id: lecture })

test('how far one is, and that the course is open as a whole', async () => {
  const api = school.as(school.student)
  await api.call(watchLecture, { id: lecture, position_seconds: 41 })
  await api.call(completeLecture, { id: free })
  await api.call(starLecture, { id: lecture })
  expect(await own(school.student)).toEqual({
    opened: [course.courseId],
    variants: [],
    progress: {
      lecture_id: lecture,
      completed_ids: [free],
      completed_count: 1,
      position_seconds: 41,
      is_favourite: true,
    },
    comments: { votes: [], written: [], has_held: false },
    notes: { data: [], next_page_url: null, can_write: true },
  })
  const nothing = { completed_ids: [], completed_count: 0, position_seconds: 0, is_favourite: false }
  expect(await own(await school.aStudent())).toMatchObject({ opened: null, progress: nothing })
  expect(await own(school.admin)).toMatchObject({ opened: null, progress: nothing })
})

test('what is completed of a draft is not counted', async () => {
  await school.as(school.admin).call(completeLecture, { id: draft })
  const { progress } = await own(school.admin)
  expect([progress.completed_ids, progress.completed_count]).toEqual([[draft], 0])
})

test('who still waits for a part of the course is apart, until they do not', async () => {
  await school.work((ctx) =>
    ctx.tx.update(sections).set({ delayDays: 2 }).where(eq(sections.id, course.sections[1]!.id)),
  )
  expect(await own(school.student)).toMatchObject({ opened: null })
  clock.moveBy(2 * DAY + 1000)
  expect(await own(school.student)).toMatchObject({ opened: [course.courseId] })
})

test('what one wrote and voted on among the first comments, and that something of it waits', async () => {
  const mine = await school.work((ctx) => aComment(ctx, school.student, on()))
  const theirs = await school.work((ctx) => aComment(ctx, school.admin, on()))
  await school.as(school.student).call(castVote, { type: COMMENT_TYPE, id: theirs.id, value: -1 })
  const comments = {
    votes: [{ id: theirs.id, vote: -1 }],
    written: [{ id: mine.id, can: { delete: true, see_author: false, report: false } }],
    has_held: false,
  }
  expect(await own(school.student)).toMatchObject({ opened: [course.courseId], comments })
  const reader = await school.aStudent()
  await give(reader)
  await school.work((ctx) => aReply(ctx, school.student, theirs.id, { heldAt: ctx.now }))
  expect(await own(school.student)).toMatchObject({ opened: null, comments: { ...comments, has_held: true } })
  await school.work((ctx) => aComment(ctx, school.student, on(), { heldAt: ctx.now }))
  expect((await own(school.student)).comments).toMatchObject({ has_held: true, written: { length: 2 } })
  expect(await own(reader)).toMatchObject({
    opened: [course.courseId],
    variants: [],
    comments: { votes: [], written: [], has_held: false },
  })
})

test('one’s notes, as the list of them has them, a page at most', async () => {
  await school.as(school.student).call(postNote, { note: 'Później', lecture_id: lecture, position_seconds: 7 })
  await school.as(school.student).call(postNote, { note: 'O całości', lecture_id: lecture })
  const listed = () => school.as(school.student).call(listLectureNotes, { id: lecture })
  const { notes: found } = await own(school.student)
  expect(found.data.map(({ note }) => note)).toEqual(['O całości', 'Później'])
  expect(found).toEqual(await listed())
  await school.work((ctx) =>
    ctx.tx.insert(notes).values(
      Array.from({ length: 100 }, (_, nth) => ({
        personId: school.student.id,
        courseId: course.courseId,
        lectureId: lecture,
        positionSeconds: nth,
        body: 'Jeszcze jedna',
      })),
    ),
  )
  const { notes: first } = await own(school.student)
  expect([first.data.length, first]).toEqual([100, await listed()])
  expect(first.next_page_url).not.toBeNull()
})

test('of a lecture that is closed again one learns no comments, and one’s notes stay', async () => {
  const mine = await school.work((ctx) => aComment(ctx, school.student, on()))
  await school.as(school.student).call(postNote, { note: 'Moja', lecture_id: lecture })
  expect((await own(school.student)).comments.written).toMatchObject([{ id: mine.id }])
  await school.work((ctx) => ctx.tx.delete(grants).where(eq(grants.studentId, school.student.id)))
  expect(await own(school.student)).toMatchObject({
    opened: null,
    variants: [],
    comments: { votes: [], written: [], has_held: false },
    notes: { data: [{ note: 'Moja' }], can_write: false },
  })
})

test('it is there for whom the lecture is', async () => {
  const other = await world.aSchool()
  const stranger = await school.aStudent()
  const asked = [
    own(),
    own(school.student, draft),
    own(school.student, newId()),
    own(school.admin, draft),
    own(stranger, free),
    other.as(other.student).call(getOwnLesson, { id: lecture }),
    own(school.student, 'no id'),
  ]
  expect(await statusesOf(asked)).toEqual([401, 404, 404, 200, 200, 404, 422])
})
