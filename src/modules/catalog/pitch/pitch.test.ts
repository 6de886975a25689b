import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { refused, statusesOf } from '#test/refused.ts'
import { aWorld, type TestSchool, type World } from '#test/world.ts'
import { getProductPage } from '../contract.ts'
import { duplicateProduct } from '../duplicate-product.ts'
import { aProduct } from '../testing.ts'
import { changePitch, getPitch } from './contract.ts'
import type { Pitch } from './vocabulary.ts'

let world: World
let school: TestSchool
let productId: string
let slug: string

beforeAll(async () => {
  world = await aWorld()
  school = await world.aSchool()
})
afterAll(() => world.close())
beforeEach(async () => {
  const { product } = await school.work((ctx) => aProduct(ctx, {}), school.admin)
  productId = product.id
  slug = product.slug
})

const PITCH: Pitch = {
  outcomes: ['Oprawisz książkę 📚', 'Uszyjesz zeszyt'],
  audience: ['Dla początkujących'],
  questions: [
    { question: 'Czy potrzebuję prasy?', answer: 'Nie.\nWystarczą deski.' },
    { question: 'Ile to trwa?', answer: 'Trzy wieczory' },
  ],
}
const change = (pitch: Partial<Pitch> = {}, id = productId) =>
  school.as(school.admin).call(changePitch, { productId: id, ...PITCH, ...pitch })
const read = (id = productId) => school.as(school.admin).call(getPitch, { productId: id })
const onPage = async () => (await school.as(school.admin).call(getProductPage, { slug })).pitch

test('what a product promises stands on its page as it was typed, and nothing where nothing was', async () => {
  expect(await read()).toEqual({ outcomes: [], audience: [], questions: [] })
  expect(await onPage()).toBeNull()
  await change()
  expect([await read(), await onPage()]).toEqual([PITCH, PITCH])
  const questions = PITCH.questions.toReversed()
  await change({ outcomes: ['', ' Uszyjesz zeszyt ', 'Uszyjesz zeszyt', ''], questions })
  expect(await onPage()).toEqual({ outcomes: ['Uszyjesz zeszyt'], audience: PITCH.audience, questions })
})

test('a duplicate promises the same', async () => {
  await change()
  const copy = await school.work((ctx) => duplicateProduct(ctx, productId), school.admin)
  expect(await read(copy.id)).toEqual(PITCH)
})

const line = (length: number) => 'ż'.repeat(length)
test.each<[string, Partial<Pitch>, string]>([
  ['21 lines', { outcomes: Array.from({ length: 21 }, (_, nth) => `${nth}`) }, 'outcomes'],
  ['a line of 201 characters', { audience: [line(201)] }, 'audience'],
  ['a question without words', { questions: [{ question: ' ', answer: 'a' }] }, 'questions.0.question'],
  [
    'an answer without words',
    { questions: [PITCH.questions[0]!, { question: 'a', answer: '' }] },
    'questions.1.answer',
  ],
  ['31 questions', { questions: Array.from({ length: 31 }, () => PITCH.questions[0]!) }, 'questions'],
])('%s is refused where it was typed, and nothing is changed', async (_, pitch, field) => {
  await change()
  const problem = await refused(change(pitch))
  expect([problem.status, Object.keys(problem.fields)]).toEqual([422, [field]])
  expect(await read()).toEqual(PITCH)
})

test('only courses have one', async () => {
  const { product } = await school.work((ctx) => aProduct(ctx, { kind: 'download', published: false }), school.admin)
  expect(await statusesOf([change({}, product.id)])).toEqual([404])
})

test('only admins of the school read and change it', async () => {
  const other = await world.aSchool()
  const asked = { productId, ...PITCH }
  expect(
    await statusesOf([
      school.as().call(changePitch, asked),
      school.as(school.student).call(changePitch, asked),
      other.as(other.admin).call(changePitch, asked),
      other.as(other.admin).call(getPitch, asked),
      school.as(school.admin).call(getPitch, { productId: newId() }),
    ]),
  ).toEqual([401, 403, 404, 404, 404])
})
