import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { takeAccess } from '#modules/access/contract.ts'
import { aGrant } from '#modules/access/testing.ts'
import { changeCertificateRule, listMyCertificates } from '#modules/certificates/contract.ts'
import { issueTo, WaysToEarn } from '#modules/certificates/index.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { completeLecture, getLecturePage } from '#modules/learning/contract.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { examBelongings } from './belongings.ts'
import { byExam } from './by-exam.ts'
import * as contract from './contract.ts'
import { examPassed } from './events.ts'
import { examAttempts, questionVersions } from './tables.ts'
import { exportableAttempts } from './statistics/export-attempts.ts'
import { closeWithAccess, closingEnded } from './taking/close-ended.ts'
import { closingExpired } from './taking/close-expired.ts'
import { aChoice, aNumber, anExam } from './testing.ts'

const world = await aWorld()
const other = await world.aSchool()
afterAll(() => world.close())

let school: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>
let lectureId: string
let exam: Awaited<ReturnType<typeof anExam>>
beforeEach(async () => {
  school = await world.aSchool()
  course = await school.work((ctx) => aCourse(ctx, { title: 'Chleb' }))
  lectureId = course.sections[0]!.lectureIds[0]!
})

const place = () => ({ courseId: course.courseId, lectureId })
const admin = () => school.as(school.admin)
const student = (who = school.student) => school.as(who)
const make = async (given: Partial<Parameters<typeof anExam>[1]> = {}) => {
  exam = await school.work((ctx) => anExam(ctx, { ...place(), ...given }))
}
const give = (who = school.student) =>
  school.work((ctx) => aGrant(ctx, { studentId: who.id, productId: course.courseId }))
const start = (who = school.student) => student(who).call(contract.startAttempt, { id: lectureId })
const answer = (attempt: contract.Attempt, nth: number, given: object, who = school.student) =>
  student(who).call(contract.keepAnswer, { attemptId: attempt.id, answerId: attempt.questions[nth]!.id, ...given })
const submit = ({ id: attemptId }: contract.Attempt, who = school.student) =>
  student(who).call(contract.submitAttempt, { attemptId })
const overview = () => student().call(contract.getExamOverview, { id: lectureId })
const past = (minutes: number) =>
  school.work(({ tx }) =>
    tx.execute(
      sql`update exam_attempts set deadline_at = now() - ${minutes} * interval '1 minute', started_at = now() - interval '1 hour'`,
    ),
  )
const close = () => closingExpired(partsOfJobs(world)).work(thrown)

describe('an exam is edited', () => {
  test('a question is added, changed, put in order, taken out and put back', async () => {
    const first = await admin().call(contract.storeQuestion, {
      ...place(),
      bank_id: null,
      question: aChoice,
      points: 2,
    })
    const [bank] = first.banks
    const second = await admin().call(contract.storeQuestion, {
      ...place(),
      bank_id: bank!.id,
      question: aNumber,
      points: 1,
    })
    const [one, two] = second.banks[0]!.questions
    const copied = await admin().call(contract.storeQuestion, {
      ...place(),
      bank_id: bank!.id,
      behind_question_id: one!.id,
      question: one!.question,
      points: one!.points,
    })
    expect(copied.banks[0]!.questions.map(({ id }) => id)).toEqual([one!.id, expect.any(String), two!.id])
    const changed = await admin().call(contract.updateQuestion, {
      ...place(),
      questionId: one!.id,
      question: aNumber,
      points: 3,
    })
    expect(changed.banks[0]!.questions[0]).toMatchObject({ points: 3, version: 2, question: { answer_type: 'number' } })
    const same = await admin().call(contract.updateQuestion, {
      ...place(),
      questionId: one!.id,
      question: aNumber,
      points: 3,
    })
    expect(same.banks[0]!.questions[0]!.version).toBe(2)
    const ids = same.banks[0]!.questions.map(({ id }) => id).toReversed()
    const turned = await admin().call(contract.orderQuestions, { ...place(), bankId: bank!.id, ids })
    expect(turned.banks[0]!.questions.map(({ id }) => id)).toEqual(ids)
    const less = await admin().call(contract.removeQuestion, { ...place(), questionId: two!.id })
    expect(less.banks[0]!.questions).toHaveLength(2)
    const back = await admin().call(contract.restoreQuestion, { ...place(), questionId: two!.id })
    expect(back.banks[0]!.questions.map(({ id }) => id)).toEqual(ids)
  })

  test('it is switched on once it asks something, and its markup is cleaned', async () => {
    const { settings } = await admin().call(contract.getExam, place())
    const on = { ...place(), ...settings, is_on: true }
    await expect(admin().call(contract.changeExam, on)).rejects.toMatchObject({
      status: 422,
      fields: { is_on: [expect.any(String)] },
    })
    const question = { ...aChoice, question_html: '<p onclick="x()">Ile?<script>x()</script></p>' }
    const { banks } = await admin().call(contract.storeQuestion, { ...place(), bank_id: null, question, points: 1 })
    expect(banks[0]!.questions[0]!.question.question_html).toBe('<p>Ile?</p>')
    expect((await admin().call(contract.changeExam, on)).settings.is_on).toBe(true)
    await give()
    const { lecture } = await student().call(getLecturePage, { id: lectureId })
    expect(lecture.has_exam).toBe(true)
  })

  test('questions move between banks, and only an empty bank is deleted', async () => {
    await make()
    const { banks } = await admin().call(contract.storeBank, { ...place(), title: 'Trudne', draws: 1 })
    const bankId = banks[1]!.id
    const moved = await admin().call(contract.orderQuestions, { ...place(), bankId, ids: [exam.questionIds[1]!] })
    expect(moved.banks.map(({ questions }) => questions.length)).toEqual([1, 1])
    await expect(admin().call(contract.deleteBank, { ...place(), bankId })).rejects.toMatchObject({ status: 409 })
    await admin().call(contract.removeQuestion, { ...place(), questionId: exam.questionIds[1]! })
    expect((await admin().call(contract.deleteBank, { ...place(), bankId })).banks).toHaveLength(1)
    const back = await admin().call(contract.restoreQuestion, { ...place(), questionId: exam.questionIds[1]! })
    expect(back.banks).toHaveLength(2)
  })

  test('what was asked stays as it was: the database changes no version, and deletes none that was asked', async () => {
    await make()
    await give()
    await start()
    const change = school.work(({ tx }) => tx.update(questionVersions).set({ points: 9 }))
    await expect(change).rejects.toThrow()
    await expect(school.work(({ tx }) => tx.delete(questionVersions))).rejects.toThrow()
    await school.work(({ tx }) => tx.execute(sql`delete from lectures where id = ${lectureId}`))
    expect(await school.work(({ tx }) => tx.$count(questionVersions))).toBe(0)
  })

  test('what is wrong is refused, and nothing of another school or course is found', async () => {
    await make()
    const call = (over: object) =>
      admin().call(contract.storeQuestion, { ...place(), bank_id: exam.bankId, question: aChoice, points: 1, ...over })
    await expect(call({ question: { ...aNumber, value: 'x' } })).rejects.toMatchObject({ status: 422 })
    await expect(call({ points: 0 })).rejects.toMatchObject({ status: 422 })
    await expect(call({ bank_id: newId() })).rejects.toMatchObject({ status: 404 })
    await expect(call({ courseId: newId() })).rejects.toMatchObject({ status: 404 })
    await expect(other.as(other.admin).call(contract.getExam, place())).rejects.toMatchObject({ status: 404 })
    await expect(student().call(contract.getExam, place())).rejects.toMatchObject({ status: 403 })
    await expect(school.as().call(contract.getExam, place())).rejects.toMatchObject({ status: 401 })
  })
})

describe('an exam is taken', () => {
  test('what is right is not told before it may be seen, and passing completes the lecture', async () => {
    await make({ attemptsMax: 2 })
    await give()
    expect(await overview()).toMatchObject({ standing: 'may_start', question_count: 2, attempts_left: 2 })
    await expect(student().call(completeLecture, { id: lectureId })).rejects.toMatchObject({ status: 409 })
    const attempt = await start()
    expect(JSON.stringify(attempt)).not.toMatch(/drożdże|To za krótko|tolerance|"value"|"correct"/)
    await answer(attempt, 0, { chosen: [0] })
    const failed = await submit(attempt)
    expect(failed).toMatchObject({ state: 'submitted', result: { points: 0, percent: 0, is_passed: false } })
    expect(failed.questions.map(({ solution, points }) => [solution, points])).toEqual([
      [null, null],
      [null, null],
    ])
    const again = await start()
    expect(again.number).toBe(2)
    await answer(again, 0, { chosen: [1] })
    await answer(again, 0, { chosen: [0] })
    await answer(again, 0, { chosen: [1] })
    const passed = await submit(again)
    expect(passed.result).toEqual({ points: 1, points_max: 2, percent: 50, is_passed: true })
    expect(passed.questions[0]!.solution).toMatchObject({ correct: [1], feedback: ['To za krótko.', '', ''] })
    expect(passed.questions[1]!.solution).toMatchObject({ right: ['20'], tolerance: 2 })
    const { lecture, progress } = await student().call(getLecturePage, { id: lectureId })
    expect([lecture.is_completed, progress.completed]).toEqual([true, 1])
    expect(await overview()).toMatchObject({ standing: 'passed' })
    const told = await school.work(({ tx }) =>
      tx.select().from(domainEvents).where(eq(domainEvents.name, examPassed.eventName)),
    )
    expect(told).toHaveLength(1)
  })

  test('answers are shown mixed, and count by what they say', async () => {
    const answers = Array.from({ length: 8 }, (_, nth) => ({
      label: `${nth}`,
      correct: nth === 5,
      feedback: `f${nth}`,
    }))
    await make({ isShuffled: true, questions: [{ ...aChoice, answers } as typeof aChoice] })
    await give()
    const attempt = await start()
    const { labels } = attempt.questions[0]!
    expect(labels.toSorted()).toEqual(answers.map(({ label }) => label))
    await answer(attempt, 0, { chosen: [labels.indexOf('5')] })
    const kept = await student().call(contract.getAttempt, { attemptId: attempt.id })
    expect(kept.questions[0]).toMatchObject({ labels, given: { chosen: [labels.indexOf('5')] } })
    const { result, questions } = await submit(attempt)
    expect(result!.is_passed).toBe(true)
    expect(questions[0]!.solution!.feedback).toEqual(labels.map((label) => `f${label}`))
    expect(questions[0]!.solution!.correct).toEqual([labels.indexOf('5')])
  })

  test('a double press and another tab begin one attempt, and hand in once', async () => {
    await make()
    await give()
    const begun = await Promise.all([start(), start(), start()])
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
    const [attempt] = begun
    await answer(attempt, 0, { chosen: [1] })
    const handedIn = await Promise.allSettled([submit(attempt), submit(attempt)])
    expect(handedIn.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(submit(attempt)).rejects.toMatchObject({ status: 409, code: 'exams.closed' })
    await expect(answer(attempt, 1, { written: '20' })).rejects.toMatchObject({ status: 409, code: 'exams.closed' })
  })

  test('after its time nothing is taken any more, and what was kept in time counts', async () => {
    await make({ timeLimitMinutes: 10 })
    await give()
    const attempt = await start()
    expect(attempt.seconds_left).toBeGreaterThan(590)
    await answer(attempt, 0, { chosen: [1] })
    await past(3)
    await expect(answer(attempt, 1, { written: '20' })).rejects.toMatchObject({ code: 'exams.time-is-up' })
    await expect(submit(attempt)).rejects.toMatchObject({ status: 409, code: 'exams.time-is-up' })
    const over = await student().call(contract.getAttempt, { attemptId: attempt.id })
    expect(over).toMatchObject({ state: 'expired', result: { points: 1, is_passed: true }, seconds_left: null })
    expect(Date.parse(over.closed_at!)).toBe(Date.parse(over.deadline_at!))
  })

  test('what runs out while nobody looks is closed by itself, and what has time is not', async () => {
    await make({ timeLimitMinutes: 10 })
    const second = await school.aStudent()
    await give()
    await give(second)
    await start()
    await past(1)
    await start(second)
    await close()
    await close()
    const states = await school.work(({ tx }) => tx.select({ state: examAttempts.state }).from(examAttempts))
    expect(states.map(({ state }) => state).toSorted()).toEqual(['expired', 'open'])
    expect(await overview()).toMatchObject({ standing: 'may_start', attempts: [{ result: { is_passed: false } }] })
  })

  test('one that is open when access is taken, or runs out, is closed with what was kept, with or without a limit', async () => {
    await make({ questions: [aChoice] })
    const second = await school.aStudent()
    const third = await school.aStudent()
    await give()
    await give(second)
    await give(third)
    const taken = [await start(), await start(second), await start(third), await start(school.admin)]
    await answer(taken[0]!, 0, { chosen: [1] })
    await answer(taken[1]!, 0, { chosen: [1] }, second)
    const ended = () => closingEnded(partsOfJobs(world)).work(thrown)
    await ended()
    const states = () =>
      school.work(({ tx }) =>
        tx
          .select({ id: examAttempts.id, state: examAttempts.state, isPassed: examAttempts.isPassed })
          .from(examAttempts),
      )
    expect((await states()).every(({ state }) => state === 'open')).toBe(true)
    await admin().call(takeAccess, { id: school.student.id, productId: course.courseId, reason: 'Zwrot' })
    await school.work((ctx) => closeWithAccess(ctx, { student_id: third.id }))
    await school.work((ctx) => closeWithAccess(ctx, { student_id: school.student.id }))
    await school.work((ctx) => closeWithAccess(ctx, { student_id: school.student.id }))
    await school.work(({ tx }) =>
      tx.execute(
        sql`update grants set starts_at = now() - interval '1 hour', ends_at = now() - interval '1 second' where student_id = ${second.id}`,
      ),
    )
    await ended()
    const byId = new Map((await states()).map((row) => [row.id, row]))
    expect(taken.map(({ id }) => byId.get(id))).toMatchObject([
      { state: 'ended', isPassed: true },
      { state: 'ended', isPassed: true },
      { state: 'open', isPassed: null },
      { state: 'open', isPassed: null },
    ])
    // Who has it again sees how it went.
    await give()
    expect(await overview()).toMatchObject({ standing: 'passed', attempts: [{ state: 'ended' }] })
  })

  test('the next attempt waits, and after the last there is none', async () => {
    await make({ waitMinutes: 30, attemptsMax: 2 })
    await give()
    await submit(await start())
    await expect(start()).rejects.toMatchObject({ status: 409, code: 'exams.too-soon' })
    expect((await overview()).next_at).not.toBeNull()
    await school.work(({ tx }) =>
      tx.execute(sql`update exam_attempts set closed_at = closed_at - interval '31 minutes'`),
    )
    const last = await submit(await start())
    expect(last.questions[0]!.solution).not.toBeNull()
    await expect(start()).rejects.toMatchObject({ code: 'exams.no-attempt-left' })
  })

  test('a question that is changed meanwhile is asked as it was', async () => {
    await make({ questions: [aNumber] })
    await give()
    const attempt = await start()
    const question = { ...aNumber, value: 99 } as typeof aNumber
    await admin().call(contract.updateQuestion, { ...place(), questionId: exam.questionIds[0]!, question, points: 5 })
    await answer(attempt, 0, { written: '20' })
    expect((await submit(attempt)).result).toMatchObject({ points: 1, points_max: 1 })
  })

  test('strangers, students of another course and those whose access is over take none', async () => {
    await make()
    const stranger = await school.aStudent()
    await expect(start(stranger)).rejects.toMatchObject({ status: 403 })
    await expect(school.as().call(contract.startAttempt, { id: lectureId })).rejects.toMatchObject({ status: 401 })
    await expect(other.as(other.student).call(contract.startAttempt, { id: lectureId })).rejects.toMatchObject({
      status: 404,
    })
    await give()
    const attempt = await start()
    await give(stranger)
    await expect(student(stranger).call(contract.getAttempt, { attemptId: attempt.id })).rejects.toMatchObject({
      status: 404,
    })
    await expect(answer(attempt, 0, { chosen: [1] }, stranger)).rejects.toMatchObject({ status: 404 })
    await expect(submit(attempt, stranger)).rejects.toMatchObject({ status: 404 })
    await admin().call(takeAccess, { id: school.student.id, productId: course.courseId, reason: 'Zwrot' })
    await expect(answer(attempt, 0, { chosen: [1] })).rejects.toMatchObject({ status: 403 })
    await expect(submit(attempt)).rejects.toMatchObject({ status: 403 })
    await expect(start()).rejects.toMatchObject({ status: 403 })
  })

  test('an answer is one of the attempt, and no longer than may be', async () => {
    await make()
    await give()
    const attempt = await start()
    const keep = (over: object) =>
      student().call(contract.keepAnswer, { attemptId: attempt.id, answerId: attempt.questions[0]!.id, ...over })
    await expect(keep({ answerId: newId() })).rejects.toMatchObject({ status: 404 })
    await expect(keep({ chosen: [-1] })).rejects.toMatchObject({ status: 422 })
    await expect(keep({ written: 'a'.repeat(5001) })).rejects.toMatchObject({ status: 422 })
    await keep({ chosen: [9] })
    const { questions } = await student().call(contract.getAttempt, { attemptId: attempt.id })
    expect(questions[0]!.given.chosen).toEqual([])
  })
})

describe('how an exam goes', () => {
  test('is told of students alone, question by question', async () => {
    await make({ attemptsMax: null })
    await give()
    const second = await school.aStudent()
    await give(second)
    for (const [who, chosen, written] of [
      [school.student, [1], '20'],
      [second, [0], 'dwa'],
    ] as const) {
      const attempt = await start(who)
      await answer(attempt, 0, { chosen: [...chosen] }, who)
      await answer(attempt, 1, { written }, who)
      await submit(attempt, who)
    }
    await submit(await start(second), second)
    await submit(await start(school.admin), school.admin)
    const told = await admin().call(contract.getExamStatistics, place())
    expect(told).toMatchObject({ attempts: 3, people: 2, passed_people: 1, average_percent: 33 })
    const [choice, number] = told.questions
    expect(choice).toMatchObject({ asked: 3, unanswered: 1, discrimination: null })
    expect(choice!.right_share).toBeCloseTo(1 / 3)
    expect(choice!.answers.map(({ label, count }) => [label, count])).toEqual([
      ['Godzinę', 1],
      ['Całą noc', 1],
      ['Tydzień', 0],
    ])
    expect(number!.answers).toEqual([{ label: 'dwa', count: 1, is_correct: false }])
    const { data } = await admin().call(contract.listAttempts, place())
    expect(data).toHaveLength(4)
    await expect(student().call(contract.getExamStatistics, place())).rejects.toMatchObject({ status: 403 })
    await expect(other.as(other.admin).call(contract.listAttempts, place())).rejects.toMatchObject({ status: 404 })
  })

  test('of ten thousand attempts is told at once, page by page, and which question tells students apart', async () => {
    await make()
    await school.work(async ({ tx }) => {
      await tx.execute(sql`
        with person as (
          insert into people (id, school_id, role, name, email)
          select gen_random_uuid(), ${school.id}, 'student', 'Kursant ' || n, n || '@tysiace.test' from generate_series(1, 10000) n
          returning id, substring(email from '^[0-9]+')::int as n)
        insert into exam_attempts (id, school_id, exam_id, person_id, number, state, passing_percent, started_at, closed_at, points_max, points, is_passed)
        select gen_random_uuid(), ${school.id}, ${exam.examId}, id, 1, 'submitted', 50, now() - n * interval '1 second', now(), 2,
          (n % 2) * 2, n % 2 = 1 from person`)
      await tx.execute(sql`
        insert into attempt_answers (id, school_id, attempt_id, position, version_id, shown_order, given, points)
        select gen_random_uuid(), ${school.id}, a.id, v.position, v.id, '{0,1,2}',
          jsonb_build_object('chosen', jsonb_build_array(a.points / 2), 'written', ''), a.points / 2
        from exam_attempts a, (select id, row_number() over (order by id)::int - 1 as position from question_versions) v`)
    })
    const begun = performance.now()
    const told = await admin().call(contract.getExamStatistics, place())
    expect(performance.now() - begun).toBeLessThan(3_000)
    expect(told).toMatchObject({ attempts: 10_000, passed_people: 5_000 })
    expect(told.questions[0]).toMatchObject({ asked: 10_000, right_share: 0.5 })
    expect(told.questions[0]!.discrimination).toBeCloseTo(1)
    const first = await admin().call(contract.listAttempts, place())
    const cursor = new URL(first.next_page_url!, 'http://x').searchParams.get('cursor')!
    const next = await admin().call(contract.listAttempts, { ...place(), cursor })
    expect(new Set([...first.data, ...next.data].map(({ id }) => id)).size).toBe(60)
  })
})

test('a certificate is given to whoever passed all exams of a course, and to nobody else', async () => {
  await make()
  const second = course.sections[0]!.lectureIds[1]!
  await school.work((ctx) => anExam(ctx, { courseId: course.courseId, lectureId: second, questions: [aNumber] }))
  await give()
  await admin().call(changeCertificateRule, { courseId: course.courseId, is_on: true, way: 'exam' })
  const ways = new WaysToEarn()
  ways.register(byExam)
  const issue = () =>
    school.work((ctx) => issueTo(ctx, { courseId: course.courseId, personId: school.student.id }, ways))
  const mine = async () => (await student().call(listMyCertificates, {})).data
  const attempt = await start()
  await answer(attempt, 0, { chosen: [1] })
  await submit(attempt)
  await issue()
  expect(await mine()).toEqual([])
  const other = await student().call(contract.startAttempt, { id: second })
  await answer(other, 0, { written: '21' })
  await submit(other)
  await issue()
  await issue()
  expect(await mine()).toHaveLength(1)
})

test('attempts are taken away as a list, all of them or those of one exam', async () => {
  await make({ questions: [aChoice] })
  const second = course.sections[0]!.lectureIds[1]!
  await school.work((ctx) => anExam(ctx, { courseId: course.courseId, lectureId: second, questions: [aNumber] }))
  await give()
  const attempt = await start()
  await answer(attempt, 0, { chosen: [1] })
  await submit(attempt)
  await student().call(contract.startAttempt, { id: second })
  const rowsOf = (filter: { lecture_id?: string }) =>
    school.work(async (ctx) => {
      const list = await exportableAttempts.open(ctx, filter, 'pl')
      const { rows } = await list.read(ctx, undefined)
      expect(rows.every((row) => row.length === list.headings.length)).toBe(true)
      return rows
    })
  expect((await rowsOf({})).map((row) => row[5])).toEqual(['W trakcie', 'Zdany'])
  expect(await rowsOf({ lecture_id: lectureId })).toMatchObject([
    [school.student.name, school.student.email, 'Chleb', expect.any(String), 1, 'Zdany', {}, {}, 1, 1, 100, 50],
  ])
})

test('of two accounts that become one the attempts of both count, and one goes on', async () => {
  await make()
  const gone = await school.aStudent()
  await give()
  await give(gone)
  await submit(await start())
  await submit(await start(gone), gone)
  await submit(await start(gone), gone)
  await start()
  await start(gone)
  const merge = { keptId: school.student.id, goneId: gone.id, loginOf: 'kept' as const }
  await school.work(async (ctx) => {
    for (const { work } of examBelongings) await work!(ctx, merge)
  })
  const rows = await school.work(({ tx }) => tx.select().from(examAttempts).orderBy(examAttempts.number))
  expect(rows.map(({ number, state, personId }) => [number, state, personId === school.student.id])).toEqual([
    [1, 'submitted', true],
    [2, 'open', true],
    [3, 'submitted', true],
    [4, 'submitted', true],
  ])
})
