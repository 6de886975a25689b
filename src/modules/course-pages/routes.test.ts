import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { aProduct, type SoldProduct } from '#modules/catalog/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aCourseInParts, type CourseInParts } from '#modules/offers/owned/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { writeReview } from '#modules/reviews/contract.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'
import { getOwnCourse } from './contract.ts'

let course: CourseInParts
let student: TestPerson
const market = await aMarket()
const school = await market.aSchool()
beforeEach(async () => {
  course = await aCourseInParts(school)
  student = await school.aStudent({ email: `${newId()}@school.test` })
})
afterAll(() => market.close())

const own = (person: TestPerson | undefined = student, slug = course.slug) =>
  school.as(person).call(getOwnCourse, { slug })
const buy = async (wanted: SoldProduct, amount: number) =>
  school.as(student).call(onePageCheckout, await market.aPurchase(school, { course: wanted, amount }))
const give = (variantId: string) =>
  school.work((ctx) =>
    aGrant(ctx, { studentId: student.id, productId: course.courseId, variantId, source: 'invitation' }),
  )

describe('a student', () => {
  test('learns what they wrote and whether they may', async () => {
    const { courseId: course_id, slug } = course
    const nothing = { course_id, opened: [], variants: [], better: [], may_write: false, review: null }
    expect(await own()).toEqual(nothing)
    await buy(course.whole, 30_000)
    expect(await own()).toEqual({ ...nothing, opened: [course_id], may_write: true })
    await school.as(student).call(writeReview, { course_id, rating: 10, title: 'Tak' })
    expect(await own()).toMatchObject({
      opened: [course_id],
      may_write: false,
      review: { title: 'Tak', status: 'pending' },
    })
    const other = await school.aStudent({ email: `${newId()}@school.test` })
    expect(await own(other)).toMatchObject({ opened: [], review: null })
    expect(await own(school.admin, slug)).toEqual({ ...nothing, opened: null })
  })

  test('learns which variants open more than theirs, and what they have paid of each', async () => {
    await buy(course.first, 10_000)
    expect(await own()).toMatchObject({
      opened: null,
      variants: [course.first.variantId],
      better: [
        { variant_id: course.more.variantId, counted_amount: 10_000 },
        { variant_id: course.whole.variantId, counted_amount: 10_000 },
      ],
    })
    await buy(course.more, 10_000)
    expect(await own()).toMatchObject({
      opened: null,
      variants: [course.first.variantId, course.more.variantId].toSorted(),
      better: [{ variant_id: course.whole.variantId, counted_amount: 20_000 }],
    })
    await buy(course.whole, 10_000)
    expect(await own()).toMatchObject({ opened: [course.courseId], variants: [], better: [] })
  })

  test('who was given some of it learns what opens more, towards which nothing counts', async () => {
    await give(course.more.variantId)
    expect(await own()).toMatchObject({
      opened: null,
      variants: [course.more.variantId],
      better: [{ variant_id: course.whole.variantId, counted_amount: 0 }],
    })
  })

  test('learns nothing of a course that is not there for them', async () => {
    const draft = await school.work((ctx) => aProduct(ctx, { published: false }), school.admin)
    await expect(own(student, draft.product.slug)).rejects.toMatchObject({ status: 404 })
    expect(await own(school.admin, draft.product.slug)).toMatchObject({ course_id: draft.product.id })
    const other = await market.aSchool()
    await expect(other.as(other.student).call(getOwnCourse, { slug: course.slug })).rejects.toMatchObject({
      status: 404,
    })
  })
})

test('visitors have nothing of their own', async () => {
  await expect(school.as().call(getOwnCourse, { slug: course.slug })).rejects.toMatchObject({ status: 401 })
})
