import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { duplicateCourse } from '#modules/courses/contract.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import * as contract from '../contract.ts'
import { examAttempts, exams } from '../tables.ts'
import { aChoice, aNumber, anExam } from '../testing.ts'

const world = await aWorld()
afterAll(() => world.close())

let school: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>
let lectureId: string
beforeEach(async () => {
  school = await world.aSchool()
  course = await school.work((ctx) => aCourse(ctx, { title: 'Chleb' }))
  lectureId = course.sections[0]!.lectureIds[0]!
})

const admin = () => school.as(school.admin)
const place = () => ({ courseId: course.courseId, lectureId })
const duplicate = async (target: string | null = null) =>
  (await admin().call(duplicateCourse, { courseId: course.courseId, target_course_id: target })).course.id
/** Of the only lecture of a course that has one. */
async function examIn(courseId: string) {
  const [found] = await school.work(({ tx }) =>
    tx.select({ lectureId: exams.lectureId }).from(exams).where(eq(exams.courseId, courseId)),
  )
  return { courseId, lectureId: found!.lectureId }
}

test('a copy of a course asks the same, by the same rules, as it was last changed, and nobody has taken it', async () => {
  const { bankId, questionIds } = await school.work((ctx) =>
    anExam(ctx, { ...place(), draws: 1, timeLimitMinutes: 12, attemptsMax: 2, questions: [aChoice, aNumber, aChoice] }),
  )
  await admin().call(contract.updateQuestion, {
    ...place(),
    questionId: questionIds[0]!,
    question: { ...aNumber, value: 7 } as typeof aNumber,
    points: 4,
  })
  await admin().call(contract.removeQuestion, { ...place(), questionId: questionIds[2]! })
  await admin().call(contract.orderQuestions, { ...place(), bankId, ids: [questionIds[1]!, questionIds[0]!] })
  await school.work((ctx) => aGrant(ctx, { studentId: school.student.id, productId: course.courseId }))
  await school.as(school.student).call(contract.startAttempt, { id: lectureId })

  const copy = await examIn(await duplicate())
  const was = await admin().call(contract.getExam, place())
  const { settings, banks } = await admin().call(contract.getExam, copy)
  expect(settings).toEqual(was.settings)
  expect(banks.map(({ draws }) => draws)).toEqual([1])
  const said = (each: (typeof banks)[number]['questions'][number]) => [each.question, each.points]
  expect(banks[0]!.questions.map(said)).toEqual(was.banks[0]!.questions.map(said))
  expect(banks[0]!.questions.map(({ version }) => version)).toEqual([1, 1])
  const [lecture] = await school.work(({ tx }) => tx.select().from(lectures).where(eq(lectures.id, copy.lectureId)))
  expect(lecture!.isExamined).toBe(true)
  expect(await school.work(({ tx }) => tx.$count(examAttempts))).toBe(1)

  // What is changed in one stays as it is in the other.
  await admin().call(contract.updateQuestion, {
    ...copy,
    questionId: banks[0]!.questions[0]!.id,
    question: aChoice,
    points: 9,
  })
  expect(await admin().call(contract.getExam, place())).toEqual(was)
})

test('it goes into another course too, and into none of another school', async () => {
  await school.work((ctx) => anExam(ctx, { ...place(), isOn: false }))
  await school.work(({ tx }) => tx.update(lectures).set({ isExamined: false }))
  const target = await school.work((ctx) => aCourse(ctx, { title: 'Bułki' }))
  await duplicate(target.courseId)
  await duplicate(target.courseId)
  const held = await school.work(({ tx }) => tx.select().from(exams).where(eq(exams.courseId, target.courseId)))
  expect(held.map(({ isOn }) => isOn)).toEqual([false, false])
  const other = await world.aSchool()
  const theirs = await other.work((ctx) => aCourse(ctx, { title: 'Obcy' }))
  await expect(duplicate(theirs.courseId)).rejects.toMatchObject({ status: 404 })
  await expect(
    other.as(other.admin).call(duplicateCourse, { courseId: course.courseId, target_course_id: theirs.courseId }),
  ).rejects.toMatchObject({ status: 404 })
  expect(await other.work(({ tx }) => tx.$count(exams))).toBe(0)
})

test('two hundred exams go along as quickly as one', async () => {
  const many = await school.work((ctx) =>
    aCourse(ctx, { title: 'Długi', sections: [Array.from({ length: 200 }, () => ({}))] }),
  )
  for (const id of many.sections[0]!.lectureIds)
    await school.work((ctx) => anExam(ctx, { courseId: many.courseId, lectureId: id }))
  const begun = performance.now()
  await admin().call(duplicateCourse, { courseId: many.courseId, target_course_id: null })
  expect(performance.now() - begun).toBeLessThan(3_000)
  expect(await school.work(({ tx }) => tx.$count(exams))).toBe(400)
})
