import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { giveAccess } from '#modules/access/contract.ts'
import { grants } from '#modules/access/tables.ts'
import { changePrice } from '#modules/catalog/change-price.ts'
import { removeVariant } from '#modules/catalog/variants/contract.ts'
import { addVariant } from '#modules/catalog/variants/add-variant.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket, CONSENTS } from '#modules/checkout/testing.ts'
import { listComments, postComment } from '#modules/comments/contract.ts'
import * as learning from '#modules/learning/contract.ts'
import { checkQuiz } from '#modules/learning/quiz/contract.ts'
import * as mine from '#modules/learning/mine/contract.ts'
import { getOwnLesson } from '#modules/lessons/contract.ts'
import { listLectureNotes, postNote } from '#modules/notes/contract.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { storeComponent } from '../components/contract.ts'
import * as courses from '../contract.ts'
import { givePdf } from '../pdf/testing.ts'
import { variantLectures } from '../tables.ts'
import { aCourse, aQuiz } from '../testing.ts'
import { LECTURE_TYPE } from '../vocabulary.ts'
import * as contract from './contract.ts'

const LASTING = { access_length: 'forever', access_days: 0, access_until: null } as const
const LEFT_OUT = 'This lecture is not available in chosen variant'

let school: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>
/** the whole course, its first section, and a lecture of its second */
let whole: string
let part: string
let single: string
let first: string
let second: string

const market = await aMarket()
afterAll(() => market.close())
beforeEach(async () => {
  school = await market.aSchool()
  await school.work(async (ctx) => {
    course = await aCourse(ctx, { sections: [[{}], [{}, {}]] })
    const key = { productId: course.courseId, variantId: course.variantId }
    await changePrice(ctx, { ...key, ...LASTING, amount: 20_000, name: 'Całość' })
    await addVariant(ctx, { ...key, ...LASTING, amount: 5_000, name: 'Część' })
    const { variants } = await addVariant(ctx, { ...key, ...LASTING, amount: 3_000, name: 'Lekcja' })
    ;[whole, part, single] = variants.map(({ id }) => id) as [string, string, string]
  })
  ;[first, second] = course.sections.flatMap(({ lectureIds }) => lectureIds) as [string, string]
  await change(part, { section_ids: [course.sections[0]!.id] })
  await change(single, { lecture_ids: [second] })
})

const admin = () => school.as(school.admin)
const change = (variantId: string, given: { section_ids?: string[]; lecture_ids?: string[]; includes_all?: boolean }) =>
  admin().call(contract.changeVariantContents, { courseId: course.courseId, variantId, includes_all: false, ...given })
const give = (student: TestPerson, variantId: string | null) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: course.courseId, variantId }))
const withVariant = async (variantId: string | null) => {
  const student = await school.aStudent({ email: `${newId()}@school.test` })
  await give(student, variantId)
  return student
}
const buy = async (student: TestPerson, variantId: string, amount: number) =>
  school.as(student).call(
    onePageCheckout,
    await market.aPurchase(school, {
      course: { id: course.courseId, slug: course.slug, variantId, amount },
      consents: [...CONSENTS],
    }),
  )
const accessOf = async (student: TestPerson) => {
  const { sections } = await school.as(student).call(learning.getWatchPage, { slug: course.slug })
  return sections.flatMap(({ lectures }) => lectures).map(({ access }) => access)
}
const offeredTo = async (student: TestPerson) => {
  const { variants, quotes, has_access } = await school.as(student).call(getCheckout, { slug: course.slug })
  expect(quotes).toHaveLength(variants.length)
  return { names: variants.map(({ name }) => name), has_access }
}

describe('what a variant opens', () => {
  test('is for admins of this school, of this course, and never nothing', async () => {
    const key = { courseId: course.courseId, variantId: part, includes_all: true }
    for (const [person, status] of [
      [undefined, 401],
      [school.student, 403],
    ] as const) {
      await expect(school.as(person).call(contract.changeVariantContents, key)).rejects.toMatchObject({ status })
      await expect(school.as(person).call(contract.listVariantContents, key)).rejects.toMatchObject({ status })
    }
    const other = await market.aSchool()
    await expect(other.as(other.admin).call(contract.changeVariantContents, key)).rejects.toMatchObject({ status: 404 })
    await expect(other.as(other.admin).call(contract.listVariantContents, key)).rejects.toMatchObject({ status: 404 })
    await expect(change(part, {})).rejects.toMatchObject({ status: 422, fields: { section_ids: [expect.any(String)] } })
    await expect(change(part, { lecture_ids: [newId()] })).rejects.toMatchObject({ status: 404 })
    const foreign = await school.work((ctx) => aCourse(ctx))
    await expect(change(foreign.variantId, { lecture_ids: [first] })).rejects.toMatchObject({ status: 404 })
    await expect(change(part, { section_ids: [foreign.sections[0]!.id] })).rejects.toMatchObject({ status: 404 })
    await expect(change(part, { lecture_ids: foreign.sections[0]!.lectureIds })).rejects.toMatchObject({ status: 404 })
  })

  test('is told in the panel and on the course’s page, a lecture not beside its section', async () => {
    const section = course.sections[1]!.id
    await change(single, { section_ids: [section], lecture_ids: [first, second, second] })
    const expected = [
      { variant_id: whole, includes_all: true, section_ids: [], lecture_ids: [] },
      { variant_id: part, includes_all: false, section_ids: [course.sections[0]!.id], lecture_ids: [] },
      { variant_id: single, includes_all: false, section_ids: [section], lecture_ids: [first] },
    ]
    expect((await admin().call(contract.listVariantContents, { courseId: course.courseId })).data).toEqual(expected)
    expect((await school.as().call(courses.getCoursePage, { slug: course.slug })).variants).toEqual(expected)
  })

  test('is not asked for where every variant opens all', async () => {
    await change(part, { includes_all: true })
    await change(single, { includes_all: true })
    expect((await school.as().call(courses.getCoursePage, { slug: course.slug })).variants).toEqual([])
    expect(
      await school.work(({ tx }) => tx.select().from(variantLectures).where(eq(variantLectures.variantId, part))),
    ).toEqual([])
  })

  test('is gone, and nothing more is open, once what it included is deleted', async () => {
    const student = await withVariant(part)
    await admin().call(courses.deleteSection, { courseId: course.courseId, sectionId: course.sections[0]!.id })
    expect(await accessOf(student)).toEqual(['not_in_variant', 'not_in_variant'])
  })

  test('reaches those who bought it before', async () => {
    const student = await withVariant(part)
    expect(await accessOf(student)).toEqual(['open', 'not_in_variant', 'not_in_variant'])
    await change(part, { section_ids: course.sections.map(({ id }) => id) })
    expect(await accessOf(student)).toEqual(['open', 'open', 'open'])
  })
})

describe('a lecture that one’s variant leaves out', () => {
  test('comes without what is in it, says so, and leads to a variant that has it', async () => {
    const student = await withVariant(part)
    const page = await school.as(student).call(learning.getLecturePage, { id: second })
    expect(page).toMatchObject({ has_access: true, price: { amount: 3_000 }, progress: { completed: 0, total: 1 } })
    expect(page.lecture).toMatchObject({ access: 'not_in_variant', intro: '', video: null, pdf: null, components: [] })
    await admin().call(removeVariant, { productId: course.courseId, variantId: whole })
    await admin().call(removeVariant, { productId: course.courseId, variantId: single })
    expect((await school.as(student).call(learning.getLecturePage, { id: second })).price).toBeNull()
  })

  test('is closed to every reader', async () => {
    const student = await withVariant(part)
    const api = school.as(student)
    const quiz = await admin().call(storeComponent, {
      courseId: course.courseId,
      sectionId: course.sections[1]!.id,
      lectureId: second,
      block: aQuiz(),
    })
    await givePdf(market, school, { courseId: course.courseId, sectionId: course.sections[1]!.id, lectureId: second })
    const pdf = (person: TestPerson) =>
      market.app.inject({
        url: `/lectures/${second}/pdf`,
        headers: { host: school.host, cookie: `katedra_session=${person.secret}` },
      })
    const on = { type: LECTURE_TYPE, id: second }
    const readers = (client = api) => [
      () => client.call(learning.watchLecture, { id: second, position_seconds: 3 }),
      () => client.call(learning.starLecture, { id: second }),
      () => client.call(learning.completeLecture, { id: second }),
      () => client.call(checkQuiz, { id: second, quizId: quiz.id, chosen: [1] }),
      () => client.call(listComments, on),
      () => client.call(postComment, { ...on, body: 'Kiedy następna lekcja?' }),
      () => client.call(postNote, { note: 'Statyw', lecture_id: second }),
    ]
    for (const read of readers()) await expect(read()).rejects.toMatchObject({ status: 403 })
    await expect(api.call(learning.completeLecture, { id: second })).rejects.toMatchObject({ message: LEFT_OUT })
    expect((await pdf(student)).statusCode).toBe(403)
    expect((await api.call(listLectureNotes, { id: second })).can_write).toBe(false)
    expect(await api.call(getOwnLesson, { id: second })).toMatchObject({ opened: null })

    const other = await withVariant(single)
    for (const read of readers(school.as(other))) await read()
    expect((await pdf(other)).statusCode).toBe(200)
    expect((await school.as(other).call(listLectureNotes, { id: second })).can_write).toBe(true)
  })

  test('is open by any other grant: of another variant, given, or free', async () => {
    const student = await withVariant(part)
    await give(student, single)
    expect(await accessOf(student)).toEqual(['open', 'open', 'not_in_variant'])
    await admin().call(giveAccess, { id: student.id, product_id: course.courseId, reason: 'Nagroda' })
    expect(await accessOf(student)).toEqual(['open', 'open', 'open'])
  })
})

test('progress is counted over what the variant includes', async () => {
  const student = await withVariant(part)
  const { progress } = await school.as(student).call(learning.completeLecture, { id: first })
  expect(progress).toEqual({ completed: 1, total: 1 })
  expect((await school.as(student).call(mine.listMyCourses, {})).data[0]!.progress).toEqual(progress)
  expect((await school.as(student).call(learning.getWatchPage, { slug: course.slug })).progress).toEqual(progress)
  await give(student, null)
  expect((await school.as(student).call(mine.listMyCourses, {})).data[0]!.progress.total).toBe(3)
})

test('those who have the same variants have the same pages', async () => {
  const own = async (variantIds: (string | null)[], lectureId = first) => {
    const student = await withVariant(variantIds[0]!)
    for (const each of variantIds.slice(1)) await give(student, each)
    const { opened, variants } = await school.as(student).call(getOwnLesson, { id: lectureId })
    return { opened, variants }
  }
  const opened = [course.courseId]
  expect(await own([part])).toEqual({ opened, variants: [part] })
  expect(await own([single, part, part])).toEqual({ opened, variants: [part, single].toSorted() })
  expect(await own([part, whole])).toEqual({ opened, variants: [] })
  expect(await own([null])).toEqual({ opened, variants: [] })
  expect(await own([single])).toEqual({ opened: null, variants: [] })
})

describe('who has a variant', () => {
  test('may buy another that opens more, and no other', async () => {
    const student = await school.aStudent({ email: `${newId()}@school.test` })
    expect(await offeredTo(student)).toEqual({ names: ['Całość', 'Część', 'Lekcja'], has_access: false })
    await buy(student, part, 5_000)
    expect(await offeredTo(student)).toEqual({ names: ['Całość', 'Lekcja'], has_access: false })
    await expect(buy(student, part, 5_000)).rejects.toMatchObject({ status: 409, code: 'access.already-has-access' })
    await buy(student, single, 3_000)
    expect(await accessOf(student)).toEqual(['open', 'open', 'not_in_variant'])
    // less what both cost (checkout/owned)
    await buy(student, whole, 12_000)
    expect(await accessOf(student)).toEqual(['open', 'open', 'open'])
    expect((await offeredTo(student)).has_access).toBe(true)
    expect(
      await school.work(({ tx }) => tx.select().from(grants).where(eq(grants.studentId, student.id))),
    ).toHaveLength(3)
    const twice = admin().call(giveAccess, { id: student.id, product_id: course.courseId, reason: 'Nagroda' })
    await expect(twice).rejects.toMatchObject({ status: 409 })
  })

  test('is not offered a lecture of a section they have', async () => {
    await change(single, { lecture_ids: [first] })
    const student = await withVariant(part)
    expect((await offeredTo(student)).names).toEqual(['Całość'])
    const other = await withVariant(single)
    expect((await offeredTo(other)).names).toEqual(['Całość', 'Część'])
  })
})
