import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aPicture } from '#modules/media/testing.ts'
import { formatNumber } from '#platform/i18n/format.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { aCourse, aQuiz } from '../testing.ts'
import * as contract from './contract.ts'
import { BLOCK_HTML_MAX, BLOCKS_MAX } from '#modules/content/vocabulary.ts'

let key: { courseId: string; sectionId: string; lectureId: string }

const world = await aWorld()
const school = await world.aSchool()
const other = await world.aSchool()
beforeEach(async () => {
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  key = { courseId, sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
})
afterAll(() => world.close())

const ANSWERS = ['Godzinę', 'Całą noc'].map((label) => ({ label, feedback: '' }))
const text = { type: 'text', html: '<p>Mąka, woda, sól</p>' } as const
const admin = () => school.as(school.admin)
const store = (component: contract.ComponentContent) =>
  admin().call(contract.storeComponent, { ...key, block: component })
const order = async () => (await admin().call(contract.listComponents, key)).data.map(({ id }) => id)
const picture = async (context: 'lecture' | 'cover' = 'lecture') =>
  (await school.work((ctx) => aPicture(ctx, { context }))).id

describe('every call of the component editor', () => {
  const calls = [
    ['list components', contract.listComponents, {}],
    ['store a component', contract.storeComponent, { block: text }],
    ['update a component', contract.updateComponent, { block: text }],
    ['delete a component', contract.deleteComponent, {}],
    ['restore a component', contract.restoreComponent, {}],
    ['duplicate a component', contract.duplicateComponent, {}],
    ['move a component', contract.moveComponent, { lecture_id: newId() }],
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
    await expect(admin().call(contract.updateComponent, { ...there, componentId, block: text })).rejects.toMatchObject({
      status: 404,
    })
  })
})

test('a change is refused over what somebody else changed meanwhile', async () => {
  const { id: componentId, version } = await store(aQuiz())
  const { data } = await admin().call(contract.listComponents, key)
  expect(data.find(({ id }) => id === componentId)).toMatchObject({ version })
  const change = (component: contract.ComponentContent, over: string) =>
    admin().call(contract.updateComponent, { ...key, componentId, block: component, version: over })
  const both = await Promise.allSettled([change(text, version), change(aQuiz({ solution_html: '' }), version)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(change(text, version)).rejects.toMatchObject({ status: 409, code: 'content.block-changed' })
  const now = (await admin().call(contract.listComponents, key)).data.find(({ id }) => id === componentId)!
  await change(text, now.version)
})

test('components stand in the order they were put in, through changes and deletions', async () => {
  const [first, second, third] = [await store(text), await store(aQuiz()), await store(text)]
  expect(await order()).toEqual([first.id, second.id, third.id])
  await admin().call(contract.orderComponents, { ...key, ids: [third.id, first.id] })
  expect(await order()).toEqual([third.id, first.id, second.id])
  const changed = await admin().call(contract.updateComponent, {
    ...key,
    componentId: first.id,
    block: aQuiz({ answer_type: 'multi_choice' }),
  })
  expect(changed).toMatchObject({ id: first.id, type: 'quiz_question', question: { answer_type: 'multi_choice' } })
  await admin().call(contract.deleteComponent, { ...key, componentId: third.id })
  expect(await order()).toEqual([first.id, second.id])
  await expect(admin().call(contract.orderComponents, { ...key, ids: [third.id] })).rejects.toMatchObject({
    status: 404,
  })
})

test('a deleted component is back where it stood, however often it is asked for', async () => {
  const [first, second, third] = [await store(text), await store(aQuiz()), await store(text)]
  const place = { ...key, componentId: second.id }
  await admin().call(contract.deleteComponent, place)
  expect(await order()).toEqual([first.id, third.id])
  for (const [endpoint, body] of [
    [contract.deleteComponent, {}],
    [contract.updateComponent, { block: text }],
    [contract.duplicateComponent, {}],
    [contract.orderComponents, { ids: [second.id] }],
  ] as const) {
    const call = admin().call(endpoint as typeof contract.updateComponent, { ...place, ...body } as never)
    await expect(call).rejects.toMatchObject({ status: 404 })
  }
  for (let time = 0; time < 2; time++) {
    const { data } = await admin().call(contract.restoreComponent, place)
    expect(data.map(({ id }) => id)).toEqual([first.id, second.id, third.id])
    expect(data[1]).toEqual(second)
  }
})

test('a copy stands right behind what it is a copy of', async () => {
  const [first, second] = [await store(aQuiz()), await store(text)]
  const { data } = await admin().call(contract.duplicateComponent, { ...key, componentId: first.id })
  expect(data.map(({ id }) => id)).toEqual([first.id, expect.any(String), second.id])
  expect(data[1]).toEqual({ ...first, id: data[1]!.id })
  expect(data[1]!.id).not.toBe(first.id)
})

test('a component moves to the end of another lecture of its course alone', async () => {
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  const [here, there] = sections[0]!.lectureIds as [string, string]
  key = { courseId, sectionId: sections[0]!.id, lectureId: here }
  const target = { ...key, lectureId: there }
  const moved = await store(text)
  const last = await admin().call(contract.storeComponent, { ...target, block: text })
  const elsewhere = (await school.work((ctx) => aCourse(ctx))).sections[0]!.lectureIds[0]!
  const move = (lecture_id: string) =>
    admin().call(contract.moveComponent, { ...key, componentId: moved.id, lecture_id })
  for (const id of [elsewhere, newId()]) await expect(move(id)).rejects.toMatchObject({ status: 404 })
  await move(there)
  expect(await order()).toEqual([])
  const { data } = await admin().call(contract.listComponents, target)
  expect(data.map(({ id }) => id)).toEqual([last.id, moved.id])
  await expect(move(here)).rejects.toMatchObject({ status: 404 })
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
  expect(asked).toMatchObject({ question: { question_html: '<p>Ile?</p>' } })
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

test('a quote, a listing with the blanks its lines begin with, and a player of another site', async () => {
  const quote = await store({ type: 'quote', quote: 'Chleb to cierpliwość.\nI mąka.', author: 'Babcia' })
  expect(quote).toMatchObject({ quote: 'Chleb to cierpliwość.\nI mąka.', author: 'Babcia' })
  const listing = await store({ type: 'code', code: '\n    if (dough.rose) {\n      bake()\n    }\n', language: 'C' })
  expect(listing).toMatchObject({ code: '    if (dough.rose) {\n      bake()\n    }', language: 'C' })
  const embed = await store({ type: 'embed', address: 'https://youtu.be/dQw4w9WgXcQ?si=x', title: 'Zakwas' })
  const src = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  expect(embed).toMatchObject({ title: 'Zakwas', player: { src, site: 'YouTube', shape: 'film' } })
})

test('html that is too long is refused in words, not cut off, and a megabyte of it is not even read', async () => {
  const write = (letters: number) => store({ type: 'text', html: `<p>${'a'.repeat(letters)}</p>` })
  await expect(write(BLOCK_HTML_MAX)).rejects.toMatchObject({
    status: 422,
    fields: { 'block.html': [expect.stringContaining(formatNumber(BLOCK_HTML_MAX, 'en'))] },
  })
  await expect(write(1_100_000)).rejects.toMatchObject({ status: 413 })
  expect(await order()).toEqual([])
})

describe('refused is', () => {
  test.each([
    ['a quote of nobody about nothing', { type: 'quote', quote: ' ', author: '' }, 'block.quote'],
    ['an empty listing', { type: 'code', code: ' \n ', language: '' }, 'block.code'],
    ['an address of any site', { type: 'embed', address: 'https://evil.test/x', title: '' }, 'block.address'],
    ['an address that is a script', { type: 'embed', address: 'javascript:alert(1)', title: '' }, 'block.address'],
    ['an empty text', { type: 'text', html: '<p> </p>' }, 'block.html'],
    ['a text of scripts only', { type: 'text', html: '<script>alert(1)</script>' }, 'block.html'],
    ['a gallery of nothing', { type: 'gallery', pictures: [] }, 'block.pictures'],
    ['a question nobody can answer', aQuiz({ answers: [] }), 'block.question.answers'],
    [
      'a question without a correct answer',
      aQuiz({ answers: ANSWERS.map((answer) => ({ ...answer, correct: false })) }),
      'block.question.answers',
    ],
    [
      'a single choice with two correct answers',
      aQuiz({ answers: ANSWERS.map((answer) => ({ ...answer, correct: true })) }),
      'block.question.answers',
    ],
    [
      'an answer in words of which none is right',
      aQuiz({ answer_type: 'text', accepted: [] }),
      'block.question.accepted',
    ],
    ['a question worth nothing', { ...aQuiz(), points: 0 }, 'block.points'],
  ])('%s', async (_, component, field) => {
    const refused = store(component as contract.ComponentContent)
    await expect(refused).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.arrayContaining([expect.any(String)]) },
    })
  })

  test('a picture that is not there, of another school, or uploaded for something else', async () => {
    const theirs = await other.work((ctx) => aPicture(ctx, { context: 'lecture' }))
    const use = (picture_id: string) => store({ type: 'image', picture_id, alt: '', caption: '' })
    for (const id of [theirs.id, newId()]) await expect(use(id)).rejects.toMatchObject({ status: 404 })
    await expect(use(await picture('cover'))).rejects.toMatchObject({
      status: 422,
      fields: { 'block.picture_id': [expect.any(String)] },
    })
  })

  test('one component more than a lecture can hold', async () => {
    for (let count = 0; count < BLOCKS_MAX; count++) await store(text)
    await expect(store(text)).rejects.toMatchObject({ status: 409, code: 'content.too-many-blocks' })
  })
})
