import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { grants } from '#modules/access/tables.ts'
import { aGrant } from '#modules/access/testing.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { comments } from '#modules/comments/tables.ts'
import { aComment } from '#modules/comments/testing.ts'
import { deleteVideo } from '#modules/media/contract.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { videos } from '#modules/media/tables.ts'
import { abandonedUploads, aPicture } from '#modules/media/testing.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { storeComponent } from '../components/contract.ts'
import * as contract from '../contract.ts'
import { deletePdf } from '../pdf/contract.ts'
import { pdfKey } from '../pdf/pdf-keys.ts'
import { givePdf } from '../pdf/testing.ts'
import { forgetPastFilm } from '../replacing/sweep-past-films.ts'
import { takeNextFilm } from '../replacing/take-next-film.ts'
import { lectureComponents, lecturePdfs, lectures, sections, variantLectures } from '../tables.ts'
import { aCourse } from '../testing.ts'
import { LECTURE_TYPE, LECTURES_MAX } from '../vocabulary.ts'

let school: TestSchool
let other: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>

const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
  other = await world.aSchool()
  course = await school.work((ctx) =>
    aCourse(ctx, {
      title: 'Chleb',
      sections: [[{}, { status: 'draft' }], [{ isFreeToWatch: true, needsLogin: true }]],
    }),
  )
})
afterAll(() => world.close())

const admin = () => school.as(school.admin)
const duplicate = async (target?: string) =>
  (await admin().call(contract.duplicateCourse, { courseId: course.courseId, target_course_id: target ?? null })).course
const key = () => ({
  courseId: course.courseId,
  sectionId: course.sections[0]!.id,
  lectureId: course.sections[0]!.lectureIds[0]!,
})
const held = (courseId: string) =>
  school.work(async ({ tx }) => {
    const inSections = await tx
      .select()
      .from(sections)
      .where(eq(sections.courseId, courseId))
      .orderBy(asc(sections.position))
    const inOrder = await tx
      .select({ lecture: lectures })
      .from(lectures)
      .innerJoin(sections, eq(sections.id, lectures.sectionId))
      .where(eq(lectures.courseId, courseId))
      .orderBy(asc(sections.position), asc(lectures.position))
    const held = inOrder.map(({ lecture }) => lecture)
    const ids = held.map(({ id }) => id)
    const below = await tx.select().from(lectureComponents).where(inArray(lectureComponents.ownerId, ids))
    const pdfs = await tx.select().from(lecturePdfs).where(inArray(lecturePdfs.lectureId, ids))
    return { sections: inSections, lectures: held, components: below, pdfs }
  })
/** But for what has to differ. */
const OWN = new Set(['id', 'courseId', 'sectionId', 'lectureId', 'ownerId', 'createdAt', 'updatedAt'])
const same = (rows: object[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.has(name))))
const abandoned = () => school.work(abandonedUploads)

test('is for admins of the school alone', async () => {
  const asked = { courseId: course.courseId }
  await expect(school.as().call(contract.duplicateCourse, asked)).rejects.toMatchObject({ status: 401 })
  await expect(school.as(school.student).call(contract.duplicateCourse, asked)).rejects.toMatchObject({ status: 403 })
  await expect(other.as(other.admin).call(contract.duplicateCourse, asked)).rejects.toMatchObject({ status: 404 })
  const strange = await other.work((ctx) => aCourse(ctx))
  await expect(duplicate(strange.courseId)).rejects.toMatchObject({ status: 404 })
  await expect(duplicate(newId())).rejects.toMatchObject({ status: 404 })
  await expect(duplicate(course.courseId)).rejects.toMatchObject({
    status: 422,
    fields: { target_course_id: [expect.any(String)] },
  })
})

describe('a copy', () => {
  test('is a draft with all that the course says and holds, and with nobody in it', async () => {
    const picture = await school.work((ctx) => aPicture(ctx, { context: 'lecture' }))
    await admin().call(storeComponent, {
      ...key(),
      block: { type: 'image', picture_id: picture.id, alt: 'Bochenek', caption: '' },
    })
    await givePdf(world, school, key(), true)
    const [section] = course.sections
    await school.work(async (ctx) => {
      await ctx.tx.update(sections).set({ delayDays: 7 }).where(eq(sections.id, section!.id))
      await ctx.tx
        .update(lectures)
        .set({ intro: 'Zaczyn', delayDays: 3, chapters: [{ at_seconds: 5, title: 'Mąka' }] })
        .where(eq(lectures.id, section!.lectureIds[1]!))
      await ctx.tx
        .update(products)
        .set({ stockLimit: 30, quantityPerStudent: 2, vatRate: 8, seoTitle: 'Chleb na zakwasie' })
        .where(eq(products.id, course.courseId))
      await ctx.tx.update(variants).set({ includesAll: false }).where(eq(variants.id, course.variantId))
      await ctx.tx.insert(variantLectures).values([
        { variantId: course.variantId, sectionId: section!.id },
        { variantId: course.variantId, lectureId: course.sections[1]!.lectureIds[0]! },
      ])
      await aComment(ctx, school.student, { type: LECTURE_TYPE, id: section!.lectureIds[0]! })
      await aGrant(ctx, { studentId: school.student.id, productId: course.courseId, source: 'instructor_action' })
    })
    const { id, slug } = await duplicate()
    expect(slug).toBe('chleb-copy')
    const [before, after] = [await held(course.courseId), await held(id)]
    for (const each of ['sections', 'lectures', 'components', 'pdfs'] as const) {
      expect(after[each]).toHaveLength(before[each].length)
      expect(same(after[each])).toEqual(same(before[each]))
    }
    expect(after.lectures.map((each) => each.sectionId)).toEqual([0, 0, 1].map((nth) => after.sections[nth]!.id))
    await school.work(async ({ tx }) => {
      const [was] = await tx.select().from(products).where(eq(products.id, course.courseId))
      const [is] = await tx.select().from(products).where(eq(products.id, id))
      const { stockLimit, quantityPerStudent, vatRate, seoTitle } = was!
      expect(is).toMatchObject({
        title: 'Chleb (copy)',
        status: 'draft',
        stockLimit,
        quantityPerStudent,
        vatRate,
        seoTitle,
      })
      const [variant] = await tx.select().from(variants).where(eq(variants.productId, id))
      expect(variant).toMatchObject({ amount: 10_000, includesAll: false })
      const opened = await tx.select().from(variantLectures).where(eq(variantLectures.variantId, variant!.id))
      expect(new Set(opened.map(({ sectionId, lectureId }) => sectionId ?? lectureId))).toEqual(
        new Set([after.sections[0]!.id, after.lectures[2]!.id]),
      )
      expect(await tx.$count(grants, eq(grants.productId, id))).toBe(0)
      expect(
        await tx.$count(
          comments,
          inArray(
            comments.commentableId,
            after.lectures.map((each) => each.id),
          ),
        ),
      ).toBe(0)
    })
  })

  test('has an address of its own each time', async () => {
    const slugs = [(await duplicate()).slug, (await duplicate()).slug]
    expect(new Set(slugs).size).toBe(2)
  })

  test('of the biggest course there is takes one call', async () => {
    const [section] = course.sections
    await school.work(({ tx }) =>
      tx.execute(sql`
        insert into lectures (id, course_id, section_id, title, position, status)
        select gen_random_uuid(), ${course.courseId}, ${section!.id}, 'Lekcja ' || n, 10 + n, 'published'
        from generate_series(1, ${LECTURES_MAX - 3}) as n`),
    )
    const { id } = await duplicate()
    expect((await held(id)).lectures).toHaveLength(LECTURES_MAX)
    await expect(duplicate(id)).rejects.toMatchObject({ status: 409, code: 'courses.too-many-lectures' })
  })
})

describe('into another course', () => {
  test('goes to its end, and leaves all else of it as it was', async () => {
    const target = await school.work((ctx) => aCourse(ctx, { title: 'Bułki', sections: [[{ title: 'Pierwsza' }]] }))
    expect(await duplicate(target.courseId)).toMatchObject({ id: target.courseId })
    const after = await held(target.courseId)
    expect(after.lectures.map(({ title }) => title)).toEqual(['Pierwsza', 'Lekcja 1', 'Lekcja 2', 'Lekcja 1'])
    expect(new Set(after.sections.map(({ position }) => position)).size).toBe(3)
    await school.work(async ({ tx }) => {
      const [is] = await tx.select().from(products).where(eq(products.id, target.courseId))
      expect(is).toMatchObject({ title: 'Bułki', status: 'published' })
    })
  })

  test('by many at once, each section has a place of its own', async () => {
    const target = await school.work((ctx) => aCourse(ctx))
    await Promise.all(Array.from({ length: 4 }, () => duplicate(target.courseId)))
    const after = await held(target.courseId)
    expect(new Set(after.sections.map(({ position }) => position)).size).toBe(9)
  })
})

describe('of two courses that show the same', () => {
  test('one loses a lecture, a PDF and a picture, and the other keeps all of them', async () => {
    const picture = await school.work((ctx) => aPicture(ctx, { context: 'lecture' }))
    await admin().call(storeComponent, {
      ...key(),
      block: { type: 'image', picture_id: picture.id, alt: '', caption: '' },
    })
    const pdf = await givePdf(world, school, key())
    const copy = await held((await duplicate()).id)
    const { store } = connectMedia(world.config)
    await admin().call(deletePdf, { ...key(), pdfId: pdf.id })
    expect(await store.head(pdfKey(copy.pdfs[0]!.fileId))).not.toBeNull()
    await admin().call(contract.deleteLecture, key())
    expect(await abandoned()).toEqual([])
    const videoId = copy.lectures[0]!.videoId!
    expect(await school.work(({ tx }) => tx.$count(videos, eq(videos.id, videoId)))).toBe(1)
    const [lecture] = copy.lectures
    const copied = { courseId: lecture!.courseId, sectionId: lecture!.sectionId, lectureId: lecture!.id }
    await admin().call(deletePdf, { ...copied, pdfId: copy.pdfs[0]!.id })
    expect(await store.head(pdfKey(copy.pdfs[0]!.fileId))).toBeNull()
    await admin().call(contract.deleteLecture, copied)
    expect(await abandoned()).toEqual([
      { image_ids: [], video_ids: [videoId] },
      { image_ids: [picture.id], video_ids: [] },
    ])
  })

  test('a film that both show is not deleted for either, and is once one shows it', async () => {
    const copy = await held((await duplicate()).id)
    const id = copy.lectures[0]!.videoId!
    const shown = () => school.work(({ tx }) => tx.$count(videos, eq(videos.id, id)))
    await expect(admin().call(deleteVideo, { id })).rejects.toMatchObject({ status: 409, code: 'media.video-shared' })
    expect(await shown()).toBe(1)
    expect(await admin().call(contract.getLecture, key())).toMatchObject({ video: { id } })
    await admin().call(contract.deleteLecture, key())
    await admin().call(deleteVideo, { id })
    expect(await shown()).toBe(0)
  })

  test('a film goes with the last section that holds it, or a day after another took its place in the last lecture', async () => {
    const copy = await held((await duplicate()).id)
    const [lecture] = copy.lectures
    const copied = { courseId: lecture!.courseId, sectionId: lecture!.sectionId, lectureId: lecture!.id }
    const { lecture: other } = await admin().call(contract.createVideo, copied)
    expect(await abandoned()).toEqual([])
    await admin().call(contract.createVideo, copied)
    expect(await abandoned()).toEqual([{ image_ids: [], video_ids: [other.next_video!.id] }])
    await admin().call(contract.deleteSection, key())
    const gone = async () => (await abandoned()).flatMap((told) => told.video_ids)
    const { next_video: next } = await admin().call(contract.getLecture, copied)
    await school.work((ctx) => takeNextFilm(ctx, { payload: { video_id: next!.id, state: 'ready' } }))
    expect(await gone()).not.toContain(lecture!.videoId)
    clock.moveBy(DAY + 1000)
    await school.work((ctx) => forgetPastFilm(ctx, copied.lectureId))
    clock.moveBy(-DAY - 1000)
    expect(await gone()).toContain(lecture!.videoId)
  })

  test('a film is taken off one and stays with the other, and is deleted with the last', async () => {
    const copy = await held((await duplicate()).id)
    const [lecture] = copy.lectures
    await admin().call(contract.deleteLectureVideo, key())
    expect(await abandoned()).toEqual([])
    expect(await admin().call(contract.getLecture, key())).toMatchObject({ video: null, run_time_seconds: 0 })
    const copied = { courseId: lecture!.courseId, sectionId: lecture!.sectionId, lectureId: lecture!.id }
    expect(await admin().call(contract.getLecture, copied)).toMatchObject({ video: { id: lecture!.videoId } })
    await admin().call(contract.deleteLectureVideo, copied)
    expect(await abandoned()).toEqual([{ image_ids: [], video_ids: [lecture!.videoId] }])
    await expect(admin().call(contract.deleteLectureVideo, copied)).rejects.toMatchObject({ status: 404 })
    await expect(other.as(other.admin).call(contract.deleteLectureVideo, key())).rejects.toMatchObject({ status: 404 })
  })
})
