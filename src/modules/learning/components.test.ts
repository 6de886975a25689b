import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { lectureComponents } from '#modules/courses/tables.ts'
import { storeComponent } from '#modules/courses/components/contract.ts'
import { aCourse, aQuiz } from '#modules/courses/testing.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { checkQuiz } from './quiz/contract.ts'

let school: TestSchool
let lectures: { free: string; paid: string; draft: string }
let quizzes: { free: string; paid: string; draft: string }
let courseId: string

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  const course = await school.work((ctx) =>
    aCourse(ctx, { sections: [[{ isFreeToWatch: true }, {}, { status: 'draft' }]] }),
  )
  const [free, paid, draft] = course.sections[0]!.lectureIds as [string, string, string]
  courseId = course.courseId
  lectures = { free, paid, draft }
  quizzes = { free: await aQuizIn(free), paid: await aQuizIn(paid), draft: await aQuizIn(draft) }
})

const aQuizIn = (lectureId: string) =>
  school.work(async ({ tx }) => {
    const content = aQuiz()
    const [row] = await tx
      .insert(lectureComponents)
      .values({ ownerId: lectureId, type: content.type, content, position: 1 })
      .returning()
    return row!.id
  })
const page = (id: string, person?: TestPerson) => school.as(person).call(contract.getLecturePage, { id })
const check = (which: keyof typeof lectures, answers: number[], person?: TestPerson) =>
  school.as(person).call(checkQuiz, { id: lectures[which], quizId: quizzes[which], chosen: answers })

test('a free lecture shows its components to visitors, and no more of a question than may be known', async () => {
  const { lecture } = await page(lectures.free)
  expect(lecture.components).toEqual([
    {
      id: quizzes.free,
      type: 'quiz_question',
      points: 1,
      question: {
        question_html: '<p>Ile trwa garowanie?</p>',
        answer_type: 'single_choice',
        labels: ['Godzinę', 'Całą noc'],
        unit: '',
      },
    },
  ])
  expect(JSON.stringify(lecture)).not.toMatch(/correct|solution|spieszą|feedback|Tak jest/)
})

test('a closed lecture shows none, and its questions are not checked', async () => {
  expect((await page(lectures.paid)).lecture.components).toEqual([])
  await expect(check('paid', [1])).rejects.toMatchObject({ status: 403 })
  await expect(check('paid', [1], school.student)).rejects.toMatchObject({ status: 403 })
  await expect(check('draft', [1], school.student)).rejects.toMatchObject({ status: 404 })
  expect(await check('draft', [1], school.admin)).toMatchObject({ is_correct: true })
})

test('a student with access has them', async () => {
  await school.work((ctx) => aGrant(ctx, { studentId: school.student.id, productId: courseId }))
  expect((await page(lectures.paid, school.student)).lecture.components).toHaveLength(1)
  expect(await check('paid', [1], school.student)).toMatchObject({ is_correct: true })
})

test('checking tells which answers are correct, what is said of them, and the solution', async () => {
  const solution = {
    correct: [1],
    feedback: ['', 'Tak jest.'],
    right: [],
    tolerance: 0,
    solution_html: '<p>W chłodzie drożdże nie spieszą się.</p>',
  }
  expect(await check('free', [1])).toEqual({ is_correct: true, points: 1, ...solution })
  expect(await check('free', [0])).toEqual({ is_correct: false, points: 0, ...solution })
  expect(await check('free', [0, 1])).toMatchObject({ is_correct: false })
})

test.each([
  ['from a list', { answer_type: 'drop_down' }, { chosen: [1] }, { chosen: [0] }],
  [
    'by a number',
    { answer_type: 'number', value: 2.5, tolerance: 0.1, unit: 'h' },
    { written: '2,6' },
    { written: '3' },
  ],
  ['in words', { answer_type: 'text', accepted: ['Całą noc'] }, { written: 'całą NOC.' }, { written: 'godzinę' }],
] as const)('a question answered %s is judged, and worth its points', async (_, question, right, wrong) => {
  const { courseId: course, sections } = await school.work((ctx) => aCourse(ctx))
  const place = { courseId: course, sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
  const component = { ...aQuiz(question as object), points: 3 }
  const { id: quizId } = await school.as(school.admin).call(storeComponent, { ...place, block: component })
  const answer = (given: object) =>
    school.as(school.admin).call(checkQuiz, { id: place.lectureId, quizId, chosen: [], ...given })
  expect(await answer(right)).toMatchObject({ is_correct: true, points: 3 })
  expect(await answer(wrong)).toMatchObject({ is_correct: false, points: 0 })
})

test('a question is checked under its own lecture, and only with answers', async () => {
  const elsewhere = { id: lectures.free, quizId: quizzes.paid, chosen: [1] }
  await expect(school.as().call(checkQuiz, elsewhere)).rejects.toMatchObject({ status: 404 })
  const other = await world.aSchool()
  const foreign = { id: lectures.free, quizId: quizzes.free, chosen: [1] }
  await expect(other.as(other.admin).call(checkQuiz, foreign)).rejects.toMatchObject({ status: 404 })
  await expect(check('free', [])).rejects.toMatchObject({ status: 422, fields: { chosen: [expect.any(String)] } })
})
