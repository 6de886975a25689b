import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeAccess } from '#modules/access/contract.ts'
import { grants, revocations } from '#modules/access/tables.ts'
import { listComments } from '#modules/comments/contract.ts'
import * as community from '#modules/community/contract.ts'
import { postPictures } from '#modules/community/post-pictures.ts'
import { aPost, aTopic } from '#modules/community/testing.ts'
import { getCoursePage } from '#modules/courses/contract.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import * as learning from '#modules/learning/contract.ts'
import * as ofMine from '#modules/learning/mine/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMembership } from '#modules/memberships/testing.ts'
import { aPicture } from '#modules/media/testing.ts'
import { getOwnCourse } from '#modules/course-pages/contract.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import { statusOf } from '#test/refused.ts'
import { aWorld, type TestPerson } from '#test/world.ts'

interface Given {
  /** days from now to its first one; none begins or ends at this very hour */
  startsIn: number
  /** null: without end */
  length: number | null
  isRevoked: boolean
  /** to a membership that opens the course, not to the course */
  byMembership: boolean
}

const LECTURE_DELAY = 5
const SECTION_DELAY = 9

const world = await aWorld()
const school = await world.aSchool()
let course: Awaited<ReturnType<typeof aCourse>>
let atOnce: string
let later: string
let topicId: string
let post: string
let picture: string
let membership: SoldProduct

beforeAll(async () => {
  await school.work(async (ctx) => {
    course = await aCourse(ctx, { sections: [[{}], [{}]] })
    atOnce = course.sections[0]!.lectureIds[0]!
    later = course.sections[1]!.lectureIds[0]!
    await ctx.tx.update(lectures).set({ delayDays: LECTURE_DELAY }).where(eq(lectures.id, later))
    await ctx.tx.update(sections).set({ delayDays: SECTION_DELAY }).where(eq(sections.id, course.sections[1]!.id))
    topicId = (await aTopic(ctx, { productId: course.courseId })).id
    picture = (await aPicture(ctx, { context: 'post' })).id
    post = (await aPost(ctx, school.admin, topicId, { imageId: picture })).id
  })
  membership = await aMembership(school, { product_ids: [course.courseId] })
})
afterAll(() => world.close())

const someGrants = fc.array(
  fc.record<Given>({
    startsIn: fc.integer({ min: -20, max: 3 }),
    length: fc.option(fc.integer({ min: 1, max: 15 })),
    isRevoked: fc.boolean(),
    byMembership: fc.boolean(),
  }),
  { maxLength: 5 },
)

test('whatever was granted and revoked, every page and call says the same of what is open, since when and until when', async () => {
  await fc.assert(
    fc.asyncProperty(someGrants, async (given) => {
      const student = await school.aStudent()
      const soon = new Date(clock.now().getTime() + HOUR)
      await give(student, given, soon)
      const span = spanOf(given, soon)
      expect(await allReaders(student)).toEqual(span ? expectedOf(span) : CLOSED)
    }),
    { numRuns: 40 },
  )
})

test('what is taken away is closed everywhere, however many grants there were', async () => {
  const student = await school.aStudent()
  const grant = { startsIn: -3, length: 10, isRevoked: false, byMembership: false }
  await give(student, [grant, { ...grant, length: null }, { ...grant, startsIn: 2 }], clock.now())
  await school.as(school.admin).call(takeAccess, { id: student.id, productId: course.courseId, reason: 'Zwrot' })
  expect(await allReaders(student)).toEqual(CLOSED)
})

const give = (student: TestPerson, given: Given[], soon: Date) =>
  school.work(async ({ tx }) => {
    for (const { startsIn, length, isRevoked, byMembership } of given) {
      const productId = byMembership ? membership.id : course.courseId
      const id = newId()
      const startsAt = new Date(soon.getTime() + startsIn * DAY)
      const endsAt = length === null ? null : new Date(startsAt.getTime() + length * DAY)
      const source = { source: 'invitation' as const, sourceId: newId() }
      await tx.insert(grants).values({ id, studentId: student.id, productId, ...source, startsAt, endsAt })
      if (isRevoked) await tx.insert(revocations).values({ grantId: id, reason: 'Zwrot' })
    }
  })

interface Span {
  since: Date
  until: Date | null
}

/** Day by day: the days without a break around the present one. */
function spanOf(given: Given[], soon: Date): Span | undefined {
  const isOpenOn = (day: number) =>
    given.some(
      ({ startsIn, length, isRevoked }) =>
        !isRevoked && startsIn <= day && (length === null || day < startsIn + length),
    )
  const today = -1
  const horizon = 60
  if (!isOpenOn(today)) return undefined
  let first = today
  while (isOpenOn(first - 1)) first--
  let end = today
  while (end < horizon && isOpenOn(end)) end++
  const at = (day: number) => new Date(soon.getTime() + day * DAY)
  return { since: at(first), until: end === horizon ? null : at(end) }
}

const CLOSED = {
  coursePage: false,
  watchPage: false,
  lessons: ['needs_purchase', 'needs_purchase'],
  opensAt: null,
  film: false,
  watching: 403,
  comments: 403,
  review: false,
  topic: false,
  post: 404,
  picture: false,
  myCourses: [],
}

function expectedOf({ since, until }: Span): Record<keyof typeof CLOSED, unknown> {
  const opensAt = daysLater(since, Math.max(LECTURE_DELAY, SECTION_DELAY), school.timeZone)
  const isLaterOpen = opensAt <= clock.now()
  return {
    coursePage: true,
    watchPage: true,
    lessons: ['open', isLaterOpen ? 'open' : 'not_yet'],
    opensAt: isLaterOpen ? null : opensAt.toISOString(),
    film: true,
    watching: 200,
    comments: isLaterOpen ? 200 : 403,
    review: true,
    topic: true,
    post: 200,
    picture: true,
    myCourses: [until?.toISOString() ?? null],
  }
}

async function allReaders(student: TestPerson): Promise<Record<keyof typeof CLOSED, unknown>> {
  const as = school.as(student)
  const watchPage = await as.call(learning.getWatchPage, { slug: course.slug })
  const lessons = watchPage.sections.flatMap((section) => section.lectures)
  const mine = await as.call(ofMine.listMyCourses, {})
  const topics = await as.call(community.listTopics, {})
  return {
    coursePage: (await as.call(getCoursePage, { slug: course.slug })).has_access,
    watchPage: watchPage.has_access,
    lessons: lessons.map(({ access }) => access),
    opensAt: lessons[1]!.opens_at,
    film: (await as.call(learning.getLecturePage, { id: atOnce })).lecture.video !== null,
    watching: await statusOf(as.call(learning.watchLecture, { id: atOnce, position_seconds: 1 })),
    comments: await statusOf(as.call(listComments, { type: LECTURE_TYPE, id: later })),
    review: (await as.call(getOwnCourse, { slug: course.slug })).may_write,
    topic: topics.data.some(({ id }) => id === topicId),
    post: await statusOf(as.call(community.getPost, { id: post })),
    picture: await school.work((ctx) => postPictures.maySee(ctx, picture), student),
    myCourses: mine.data.map(({ access_until }) => access_until),
  }
}
