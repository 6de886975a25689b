import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aPicture } from '#modules/media/testing.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { aCourse, aQuiz } from '../testing.ts'
import * as contract from './contract.ts'
import { COMPONENTS_MAX } from './vocabulary.ts'

let key: { courseId: string; sectionId: string; lectureId: string }

const world = await aWorld()
const school = await world.aSchool()
const other = await world.aSchool()
beforeEach(async () => {
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  key = { courseId, sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
})
afterAll(() => world.close())

const text = { type: 'text', html: '<p>Mąka, woda, sól</p>' } as const
const admin = () => school.as(school.admin)
const store = (component: contract.ComponentContent) => admin().call(contract.storeComponent, { ...key, component })
const order = async () => (await admin().call(contract.listComponents, key)).data.map(({ id }) => id)
const picture = async (context: 'page' | 'cover' = 'page') =>
  (await school.work((ctx) => aPicture(ctx, { context }))).id

describe('every call of the component editor', () => {
  const calls = [
    ['list components', contract.listComponents, {}],
    ['store a component', contract.storeComponent, { component: text }],
    ['update a component', contract.updateComponent, { component: text }],
    ['delete a component', contract.deleteComponent, {}],
    ['order components', contract.orderComponents, { ids: [newId()] }],
  ] as const

  test.each(calls)('%s: 401, 403, and 404 at another school', async (_, endpoint, body) => {
    const { id: componentId } = await store(text)
    const call = (client: ReturnType<TestSchool['as']>) =>
      client.call(endpoint as typeof contract.updateComponent, { ...key, componentId, ...body } as never)
    await expect(call(school.as())).rejects.toMatchObject({ status: 401 })
    await expect(call(school.as(school.student))).rejects.toMatchObject({ status: 403 })
    await expect(call(other.as(other.admin))).rejects.toMatchObject({ status: 404 })
  })

  test('a component is found under its own lecture only', async () => {
    const { id: componentId } = await store(text)
    const elsewhere = await school.work((ctx) => aCourse(ctx))
    const wrong = { ...key, sectionId: elsewhere.sections[0]!.id, componentId }
    await expect(admin().call(contract.deleteComponent, wrong)).rejects.toMatchObject({ status: 404 })
    const there = {
      courseId: elsewhere.courseId,
      sectionId: elsewhere.sections[0]!.id,
      lectureId: elsewhere.sections[0]!.lectureIds[0]!,
    }
    await expect(
      admin().call(contract.updateComponent, { ...there, componentId, component: text }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

test('components stand in the order they were put in, through changes and deletions', async () => {
  const [first, second, third] = [await store(text), await store(aQuiz()), await store(text)]
  expect(await order()).toEqual([first.id, second.id, third.id])
  await admin().call(contract.orderComponents, { ...key, ids: [third.id, first.id] })
  expect(await order()).toEqual([third.id, first.id, second.id])
  const changed = await admin().call(contract.updateComponent, {
    ...key,
    componentId: first.id,
    component: aQuiz({ answer_type: 'multi_choice' }),
  })
  expect(changed).toMatchObject({ id: first.id, type: 'quiz_question', answer_type: 'multi_choice' })
  await admin().call(contract.deleteComponent, { ...key, componentId: third.id })
  expect(await order()).toEqual([first.id, second.id])
  await expect(admin().call(contract.orderComponents, { ...key, ids: [third.id] })).rejects.toMatchObject({
    status: 404,
  })
})

test('ten components added at once have places of their own', async () => {
  const added = await Promise.all(Array.from({ length: 10 }, () => store(text)))
  expect(new Set(await order()).size).toBe(added.length)
  const { data } = await admin().call(contract.listComponents, key)
  expect(data).toHaveLength(10)
})

test('text keeps what may stay and loses scripts', async () => {
  const stored = await store({ type: 'text', html: '<p onclick="x()">Ciasto<script>alert(1)</script></p>' })
  expect(stored).toMatchObject({ type: 'text', html: '<p>Ciasto</p>' })
  const asked = await store(aQuiz({ question_html: '<p>Ile?<img src=x onerror=alert(1)></p>' }))
  expect(asked).toMatchObject({ question_html: '<p>Ile?</p>' })
})

test('pictures come with their sizes', async () => {
  const [before, after] = [await picture(), await picture()]
  const shown = await store({
    type: 'before_after',
    before: { picture_id: before, alt: 'Surowe' },
    after: { picture_id: after, alt: 'Upieczone' },
    caption: '',
  })
  expect(shown).toMatchObject({ before: { picture: { id: before, width: 1280 }, alt: 'Surowe' } })
  const gallery = await store({ type: 'gallery', pictures: [{ picture_id: before, alt: '' }] })
  expect(gallery).toMatchObject({ pictures: [{ picture: { id: before } }] })
})

describe('refused is', () => {
  test.each([
    ['an empty text', { type: 'text', html: '<p> </p>' }, 'component.html'],
    ['a text of scripts only', { type: 'text', html: '<script>alert(1)</script>' }, 'component.html'],
    ['a gallery of nothing', { type: 'gallery', pictures: [] }, 'component.pictures'],
    ['a question nobody can answer', aQuiz({ answers: [] }), 'component.answers'],
    [
      'a question without a correct answer',
      aQuiz({ answers: aQuiz().answers.map(({ label }) => ({ label, correct: false })) }),
      'component.answers',
    ],
    [
      'a single choice with two correct answers',
      aQuiz({ answers: aQuiz().answers.map(({ label }) => ({ label, correct: true })) }),
      'component.answers',
    ],
  ])('%s', async (_, component, field) => {
    const refused = store(component as contract.ComponentContent)
    await expect(refused).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.arrayContaining([expect.any(String)]) },
    })
  })

  test('a picture that is not there, of another school, or uploaded for something else', async () => {
    const theirs = await other.work((ctx) => aPicture(ctx, { context: 'page' }))
    const use = (picture_id: string) => store({ type: 'image', picture_id, alt: '', caption: '' })
    for (const id of [theirs.id, newId()]) await expect(use(id)).rejects.toMatchObject({ status: 404 })
    await expect(use(await picture('cover'))).rejects.toMatchObject({
      status: 422,
      fields: { 'component.picture_id': [expect.any(String)] },
    })
  })

  test('one component more than a lecture can hold', async () => {
    for (let count = 0; count < COMPONENTS_MAX; count++) await store(text)
    await expect(store(text)).rejects.toMatchObject({ status: 409, code: 'courses.too-many-components' })
  })
})
