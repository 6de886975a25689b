import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { changeCertificateRule, listMyCertificates } from '#modules/certificates/contract.ts'
import { issueTo, WaysToEarn } from '#modules/certificates/index.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { getLecturePage } from '#modules/learning/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { countWaiting } from '#modules/waiting/contract.ts'
import { newId } from '#platform/ids.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { byExam } from '../by-exam.ts'
import * as contract from '../contract.ts'
import * as grading from './contract.ts'
import { answerGrades, attemptAnswers, examAttempts } from '../tables.ts'
import { aChoice, anEssay, anExam } from '../testing.ts'
import { tellGraded } from './tell-graded.ts'

const world = await aWorld()
const other = await world.aSchool()
afterAll(() => world.close())

let school: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>
let lectureId: string
beforeEach(async () => {
  school = await world.aSchool()
  course = await school.work((ctx) => aCourse(ctx, { title: 'Chleb' }))
  lectureId = course.sections[0]!.lectureIds[0]!
})

const place = () => ({ courseId: course.courseId, lectureId })
const admin = () => school.as(school.admin)
const student = (who = school.student) => school.as(who)
/** One to choose in and one in words, five points each, passed with all but two of them. */
const make = (given: Partial<Parameters<typeof anExam>[1]> = {}) =>
  school.work((ctx) =>
    anExam(ctx, { ...place(), questions: [aChoice, anEssay], points: 5, passingPercent: 80, ...given }),
  )
const give = (who = school.student) =>
  school.work((ctx) => aGrant(ctx, { studentId: who.id, productId: course.courseId }))

/** Takes the exam, with what is written in answer to the essay. */
async function take(written = 'Bo gluten się rozluźnia.', who = school.student) {
  const as = student(who)
  const attempt = await as.call(contract.startAttempt, { id: lectureId })
  const [choice, essay] = attempt.questions
  const keep = (answerId: string, given: object) =>
    as.call(contract.keepAnswer, { attemptId: attempt.id, answerId, ...given })
  await keep(choice!.id, { chosen: [1] })
  await keep(essay!.id, { written })
  return { ...(await as.call(contract.submitAttempt, { attemptId: attempt.id })), essayId: essay!.id }
}
const grade = (answerId: string, points: number, more: object = {}, who = school.admin) =>
  school.as(who).call(grading.gradeAnswer, { writtenAnswerId: answerId, points, ...more })
const overview = () => student().call(contract.getExamOverview, { id: lectureId })
const waiting = (filter: object = {}) => admin().call(grading.listWaitingAnswers, filter)

describe('what somebody has to read', () => {
  test('is neither passed nor failed until it is graded, and then completes the lecture', async () => {
    await make()
    await give()
    const attempt = await take()
    expect(attempt).toMatchObject({ state: 'submitted', result: null })
    expect(attempt.questions.map(({ points, solution, feedback }) => [points, solution, feedback])).toEqual([
      [null, null, ''],
      [null, null, ''],
    ])
    expect(await overview()).toMatchObject({ standing: 'being_graded', attempts_left: 2 })
    await expect(student().call(contract.startAttempt, { id: lectureId })).rejects.toMatchObject({
      code: 'exams.being-graded',
    })
    expect((await admin().call(countWaiting)).data).toContainEqual({ kind: 'answer', count: 1, path: '/home/grading' })
    const { data, exams } = await waiting()
    expect(data).toEqual([
      expect.objectContaining({
        id: attempt.essayId,
        attempt_id: attempt.id,
        lecture_id: lectureId,
        course_title: 'Chleb',
        given: { chosen: [], written: 'Bo gluten się rozluźnia.' },
        points_max: 5,
        solution: expect.objectContaining({ solution_html: anEssay.solution_html }),
        grades: [],
      }),
    ])
    expect(exams).toEqual([expect.objectContaining({ lecture_id: lectureId, count: 1 })])
    const graded = await grade(attempt.essayId, 3, { feedback: 'A drożdże?' })
    expect(graded.attempt.result).toEqual({ points: 8, points_max: 10, percent: 80, is_passed: true })
    const seen = await student().call(contract.getAttempt, { attemptId: attempt.id })
    expect(seen.questions[1]).toMatchObject({ points: 3, feedback: 'A drożdże?' })
    const { lecture } = await student().call(getLecturePage, { id: lectureId })
    expect(lecture.is_completed).toBe(true)
    expect(await waiting()).toMatchObject({ data: [], exams: [] })
    expect((await admin().call(countWaiting)).data.map(({ kind }) => kind)).not.toContain('answer')
  })

  test('tells what was said of it even where what is right stays hidden, and the next attempt waits from its end', async () => {
    await make({ waitMinutes: 30, attemptsMax: 3 })
    await give()
    const attempt = await take()
    await school.work(({ tx }) =>
      tx.execute(sql`update exam_attempts set closed_at = closed_at - interval '20 minutes'`),
    )
    await grade(attempt.essayId, 0, { feedback: 'Nie na temat.' })
    const seen = await student().call(contract.getAttempt, { attemptId: attempt.id })
    expect(seen.questions.map(({ points, feedback, solution }) => [points, feedback, solution])).toEqual([
      [null, '', null],
      [0, 'Nie na temat.', null],
    ])
    const { standing, next_at: next } = await overview()
    expect(standing).toBe('waits')
    expect(Date.parse(next!) - Date.now()).toBeLessThan(10 * 60_000)
  })

  test('is judged at once where nothing was written', async () => {
    await make()
    await give()
    expect((await take('  ')).result).toMatchObject({ points: 5, is_passed: false })
    expect((await waiting()).data).toEqual([])
  })

  test('is told to its student in a letter, once for each time it was settled', async () => {
    await make()
    await give()
    const attempt = await take()
    await grade(attempt.essayId, 5)
    const [given] = await school.work(({ tx }) => tx.select().from(answerGrades))
    const payload = { attempt_id: attempt.id, grade_id: given!.id }
    const parts = partsOfJobs(world)
    await school.work((ctx) => tellGraded(ctx, payload, parts))
    await school.work((ctx) => tellGraded(ctx, payload, parts))
    const written = await school.work(({ tx }) => tx.select().from(mails))
    expect(written).toHaveLength(1)
    expect(written[0]).toMatchObject({ to: school.student.email, text: expect.stringContaining('10') })
  })
})

describe('who grades', () => {
  test('is refused more points than there are, and what nobody has to read', async () => {
    await make()
    await give()
    const attempt = await take()
    await expect(grade(attempt.essayId, 6)).rejects.toMatchObject({
      status: 422,
      fields: { points: [expect.any(String)] },
    })
    await expect(grade(attempt.essayId, -1)).rejects.toMatchObject({ status: 422 })
    await expect(grade(attempt.questions[0]!.id, 1)).rejects.toMatchObject({ status: 404 })
    await expect(grade(newId(), 1)).rejects.toMatchObject({ status: 404 })
    await expect(
      other.as(other.admin).call(grading.gradeAnswer, { writtenAnswerId: attempt.essayId, points: 1 }),
    ).rejects.toMatchObject({ status: 404 })
    expect(await other.as(other.admin).call(grading.listWaitingAnswers, {})).toMatchObject({ data: [], exams: [] })
    await expect(
      student().call(grading.gradeAnswer, { writtenAnswerId: attempt.essayId, points: 5 }),
    ).rejects.toMatchObject({ status: 403 })
    const accountant = await school.anAdmin({ adminRole: 'accountant', email: 'liczy@szkola.test' })
    await expect(grade(attempt.essayId, 5, {}, accountant)).rejects.toMatchObject({ status: 403 })
    const editor = await school.anAdmin({ adminRole: 'editor', email: 'uczy@szkola.test' })
    expect((await grade(attempt.essayId, 5, {}, editor)).grades).toMatchObject([{ points: 5, reason: '' }])
  })

  test('is told where somebody else was quicker, at the same moment too', async () => {
    await make()
    await give()
    const attempt = await take()
    const tries = await Promise.allSettled([
      grade(attempt.essayId, 5),
      grade(attempt.essayId, 1),
      grade(attempt.essayId, 2),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const tried of tries)
      if (tried.status === 'rejected')
        expect(tried.reason).toMatchObject({ status: 409, code: 'exams.graded-meanwhile' })
    expect(await school.work(({ tx }) => tx.$count(answerGrades))).toBe(1)
  })

  test('may grade anew and has to say why; what is earned by it is earned then, what was earned stays', async () => {
    await make()
    await admin().call(changeCertificateRule, { courseId: course.courseId, is_on: true, way: 'exam' })
    await give()
    const ways = new WaysToEarn()
    ways.register(byExam)
    const certificates = async () => {
      await school.work((ctx) => issueTo(ctx, { courseId: course.courseId, personId: school.student.id }, ways))
      return (await student().call(listMyCertificates, {})).data
    }
    const attempt = await take()
    expect(await certificates()).toEqual([])
    expect((await grade(attempt.essayId, 1)).attempt.result!.is_passed).toBe(false)
    expect(await certificates()).toEqual([])
    await expect(grade(attempt.essayId, 4, { seen: 1 })).rejects.toMatchObject({
      status: 422,
      fields: { reason: expect.anything() },
    })
    await expect(grade(attempt.essayId, 4, { reason: 'x' })).rejects.toMatchObject({ status: 409 })
    const again = await grade(attempt.essayId, 4, { seen: 1, reason: 'Przeczytane do końca.' })
    expect(again.attempt.result).toMatchObject({ points: 9, is_passed: true })
    expect(again.grades).toMatchObject([{ points: 1 }, { points: 4, reason: 'Przeczytane do końca.' }])
    expect((await student().call(getLecturePage, { id: lectureId })).lecture.is_completed).toBe(true)
    expect(await certificates()).toHaveLength(1)
    const less = await grade(attempt.essayId, 0, { seen: 2, reason: 'Przepisane.' })
    expect(less.attempt.result!.is_passed).toBe(false)
    expect((await student().call(getLecturePage, { id: lectureId })).lecture.is_completed).toBe(true)
    expect(await certificates()).toMatchObject([{ state: 'valid' }])
    const whole = await admin().call(grading.getTakenAttempt, { ...place(), attemptId: attempt.id })
    expect(whole.answers.map(({ is_read_by_hand: isRead, points, grades }) => [isRead, points, grades.length])).toEqual(
      [
        [false, 5, 0],
        [true, 0, 3],
      ],
    )
    await expect(
      admin().call(grading.getTakenAttempt, { ...place(), lectureId: newId(), attemptId: attempt.id }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('goes through what waits page by page, the oldest first, of one course or exam', async () => {
    await make()
    const second = course.sections[0]!.lectureIds[1]!
    await school.work((ctx) => anExam(ctx, { courseId: course.courseId, lectureId: second, questions: [anEssay] }))
    await give()
    await take()
    await school.work(async ({ tx }) => {
      await tx.execute(sql`
        insert into exam_attempts (id, school_id, exam_id, person_id, number, state, passing_percent, started_at, closed_at, points_max)
        select gen_random_uuid(), ${school.id}, exams.id, ${school.student.id}, n, 'submitted', 50, now(), now(), 1
        from exams, generate_series(1, 45) n where exams.lecture_id = ${second}`)
      await tx.execute(sql`
        insert into attempt_answers (id, school_id, attempt_id, position, version_id, shown_order, awaits_since)
        select gen_random_uuid(), ${school.id}, a.id, 0, (select v.id from question_versions v
          join exam_questions q on q.id = v.question_id join exam_banks b on b.id = q.bank_id where b.exam_id = a.exam_id), '{}',
          now() - a.number * interval '1 hour'
        from exam_attempts a join exams on exams.id = a.exam_id where exams.lecture_id = ${second}`)
    })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page: Awaited<ReturnType<typeof waiting>> = await waiting(cursor === undefined ? {} : { cursor })
      seen.push(...page.data.map(({ waits_since: at, id }) => `${at} ${id}`))
      expect(page.exams.map(({ count }) => count)).toEqual([45, 1])
      cursor =
        page.next_page_url === null ? undefined : new URL(page.next_page_url, 'http://x').searchParams.get('cursor')!
    } while (cursor !== undefined)
    expect(new Set(seen).size).toBe(46)
    expect(seen.map((each) => each.slice(0, 24))).toEqual(seen.map((each) => each.slice(0, 24)).toSorted())
    expect((await waiting({ lecture_id: lectureId })).data).toHaveLength(1)
    expect((await waiting({ course_id: course.courseId })).data).toHaveLength(20)
    await expect(waiting({ course_id: newId() })).rejects.toMatchObject({ status: 404 })
    await expect(waiting({ lecture_id: newId() })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the database', () => {
  test('keeps a grade as it was given, within its points, one after the other', async () => {
    await make()
    await give()
    const { essayId: answerId, id } = await take()
    const insert = (row: object) =>
      school.work(({ tx }) =>
        tx.insert(answerGrades).values({ answerId, number: 1, points: 1, feedback: '', reason: '', ...row }),
      )
    await expect(insert({ points: 6 })).rejects.toThrow()
    await expect(insert({ number: 2, reason: 'x' })).rejects.toThrow()
    await expect(insert({ reason: 'x' })).rejects.toThrow()
    await expect(
      school.work(({ tx }) => tx.update(attemptAnswers).set({ points: 5, awaitsSince: null })),
    ).rejects.toThrow()
    await expect(school.work(({ tx }) => tx.update(examAttempts).set({ points: 10, isPassed: true }))).rejects.toThrow()
    await insert({})
    await expect(insert({})).rejects.toThrow()
    await expect(school.work(({ tx }) => tx.update(answerGrades).set({ points: 2 }))).rejects.toThrow()
    const set = (points: number, isPassed: boolean) =>
      school.work(({ tx }) =>
        tx.execute(sql`update exam_attempts set points = ${points}, is_passed = ${isPassed} where id = ${id}`),
      )
    await expect(set(7, false)).rejects.toThrow()
    await expect(set(6, true)).rejects.toThrow()
    await set(6, false)
  })
})
