import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clock, DAY } from '#platform/clock.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { newId } from '#platform/ids.ts'
import { aGrant } from '#modules/access/testing.ts'
import { grants, revocations } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import { UNFOLDED_MAX } from '#modules/courses/vocabulary.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { aMembership } from '#modules/memberships/testing.ts'
import { refused, statusesOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import * as mine from './mine/contract.ts'
import { lectureProgress } from './tables.ts'

let school: TestSchool
let other: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  other = await world.aSchool()
  course = await school.work((ctx) =>
    aCourse(ctx, {
      title: 'Światło',
      sections: [
        [{ isFreeToWatch: true }, {}],
        [{}, { status: 'draft' }],
      ],
    }),
  )
  await school.work((ctx) => ctx.tx.update(lectures).set({ intro: 'Ustaw statyw' }))
})

const ids = () => course.sections.flatMap(({ lectureIds }) => lectureIds) as [string, string, string, string]
const give = (student: TestPerson, given: { courseId?: string; accessDays?: number; sourceId?: string } = {}) =>
  school.work((ctx) =>
    aGrant(ctx, {
      studentId: student.id,
      productId: given.courseId ?? course.courseId,
      sourceId: given.sourceId ?? newId(),
      accessDays: given.accessDays ?? 0,
    }),
  )
const lecturePage = (id: string, person?: TestPerson) => school.as(person).call(contract.getLecturePage, { id })
const watchPage = (person?: TestPerson) => school.as(person).call(contract.getWatchPage, { slug: course.slug })
const row = (person: TestPerson, lectureId: string) =>
  school.work(async ({ tx }) => {
    const own = and(eq(lectureProgress.personId, person.id), eq(lectureProgress.lectureId, lectureId))
    return (await tx.select().from(lectureProgress).where(own))[0]
  })

describe('the lecture page', () => {
  test('of a long course has the lectures beside it, and of other sections the first and their number', async () => {
    const each = UNFOLDED_MAX / 4
    const parts = Array.from({ length: 5 }, (_, part) =>
      Array.from({ length: each }, (__, nth) => ({ isFreeToWatch: part === 4 && nth === 1 })),
    )
    const long = await school.work((ctx) => aCourse(ctx, { sections: parts }))
    const idsOf = (part: number) => long.sections[part]!.lectureIds
    const listed = async (lectureId: string, person?: TestPerson) =>
      (await lecturePage(lectureId, person)).sections.map(({ lectures: some, unread_count: unread }) => [
        some.length,
        unread,
      ])
    const [whole, folded] = [
      [each, 0],
      [1, each - 1],
    ]
    expect(await listed(idsOf(1)[0]!)).toEqual([folded, whole, folded, folded, folded])
    expect(await listed(idsOf(1).at(-1)!)).toEqual([folded, whole, whole, folded, folded])
    expect(await lecturePage(idsOf(0)[0]!)).toMatchObject({
      free_id: idsOf(4)[1],
      progress: { completed: 0, total: 5 * each },
    })

    await give(school.student, { courseId: long.courseId })
    await school.as(school.student).call(contract.completeLecture, { id: idsOf(3)[2]! })
    expect(await lecturePage(idsOf(0)[0]!, school.student)).toMatchObject({
      free_id: null,
      progress: { completed: 1, total: 5 * each },
    })
    const read = await school.as(school.student).call(contract.listSectionLectures, { id: long.sections[3]!.id })
    expect(read.data.map(({ id }) => id)).toEqual(idsOf(3))
    expect(read.data.filter(({ is_completed: isCompleted }) => isCompleted).map(({ id }) => id)).toEqual([idsOf(3)[2]])
    expect(new Set(read.data.map(({ access }) => access))).toEqual(new Set(['open']))
    const closed = await school.as().call(contract.listSectionLectures, { id: long.sections[3]!.id })
    expect(new Set(closed.data.map(({ access }) => access))).toEqual(new Set(['needs_purchase']))
    await expect(
      other.as(other.admin).call(contract.listSectionLectures, { id: long.sections[3]!.id }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('a visitor watches the free lecture and sees the others by name only', async () => {
    const [free, paid] = ids()
    const page = await lecturePage(free)
    expect(page.lecture).toMatchObject({
      access: 'free',
      intro: 'Ustaw statyw',
      video: { embed_url: expect.any(String) },
    })
    expect(page.price).toMatchObject({ amount: 10_000, currency: 'PLN' })
    expect(page.sections.map((section) => section.lectures.map(({ access }) => access))).toEqual([
      ['free', 'needs_purchase'],
      ['needs_purchase'],
    ])
    const closed = await lecturePage(paid)
    expect(closed.lecture).toMatchObject({ access: 'needs_purchase', title: 'Lekcja 2', intro: '', video: null })
    expect(JSON.stringify(closed)).not.toMatch(/embed|statyw/)
  })

  test('of a lecture that needs a login a visitor sees the name only, and whoever is logged in watches it', async () => {
    const [, id] = ids()
    const free = { isFreeToWatch: true, needsLogin: true }
    await school.work(({ tx }) => tx.update(lectures).set(free).where(eq(lectures.id, id)))
    const closed = await lecturePage(id)
    expect(closed.lecture).toMatchObject({ access: 'needs_login', intro: '', video: null, pdf: null, components: [] })
    expect(JSON.stringify(closed)).not.toMatch(/embed|statyw/)
    expect((await watchPage()).sections[0]!.lectures.map(({ access }) => access)).toEqual(['free', 'needs_login'])
    const buyer = await school.aStudent()
    await give(buyer)
    const seen = await Promise.all([school.student, buyer, school.admin].map((person) => lecturePage(id, person)))
    expect(seen.map(({ lecture }) => lecture.access)).toEqual(['free', 'open', 'open'])
    for (const { lecture } of seen)
      expect(lecture).toMatchObject({ intro: 'Ustaw statyw', video: { embed_url: expect.any(String) } })
    await school.work(({ tx }) => tx.update(products).set({ status: 'draft' }))
    expect(await statusesOf([lecturePage(id), lecturePage(id, school.student)])).toEqual([404, 404])
    expect((await lecturePage(id, buyer)).lecture.access).toBe('open')
  })

  test('a student with access has intro, video and the way back and on', async () => {
    await give(school.student)
    const [first, second, third] = ids()
    const page = await lecturePage(second, school.student)
    expect(page).toMatchObject({ has_access: true, previous_id: first, next_id: third, price: null })
    expect(page.lecture).toMatchObject({ access: 'open', intro: 'Ustaw statyw', position_seconds: 0 })
    expect(page.lecture.video?.embed_url).toContain('/')
  })

  test('drafts are there for admins only', async () => {
    const [, , , draft] = ids()
    await give(school.student)
    const problem = await refused(lecturePage(draft, school.student))
    expect([problem.status, problem.message]).toEqual([404, 'No lecture found'])
    const preview = await lecturePage(draft, school.admin)
    expect(preview.lecture).toMatchObject({ is_draft: true, access: 'open' })
    expect(preview.progress.total).toBe(3)
  })

  test('a course taken back stays with those who have it', async () => {
    await give(school.student)
    const stranger = await school.aStudent()
    await school.work(({ tx }) => tx.update(products).set({ status: 'draft' }))
    const [free] = ids()
    expect((await lecturePage(free, school.student)).lecture.access).toBe('open')
    expect(
      await statusesOf([lecturePage(free, stranger), lecturePage(free), watchPage(stranger), watchPage()]),
    ).toEqual([404, 404, 404, 404])
  })

  test('a course that is not sold any more names no price', async () => {
    await school.work(({ tx }) => tx.update(products).set({ isEnrollmentEnabled: false }))
    expect((await lecturePage(ids()[1])).price).toBeNull()
  })

  test('a lecture that has to be bought names the memberships that would open it, with what they cost', async () => {
    const [free, paid] = ids()
    const opens = { product_ids: [course.courseId] }
    await aMembership(school, opens, { title: 'Szkic', published: false })
    const { slug } = await aMembership(school, opens, { title: 'Członkostwo' })
    await aMembership(other, { opens_everything: true }, { title: 'Obce' })
    const offered = [{ title: 'Członkostwo', url: `/memberships/${slug}`, price: { amount: 6_000, currency: 'PLN' } }]
    for (const person of [undefined, school.student])
      expect((await lecturePage(paid, person)).memberships).toMatchObject(offered)
    expect((await lecturePage(free)).memberships).toEqual([])
    await give(school.student)
    expect((await lecturePage(paid, school.student)).memberships).toEqual([])
    await school.work(({ tx }) => tx.update(products).set({ isEnrollmentEnabled: false }))
    expect((await lecturePage(paid)).memberships).toEqual([])
  })

  test('a lecture of a free course asks a visitor to log in', async () => {
    const free = await school.work((ctx) => aCourse(ctx, { amount: 0, sections: [[{}]] }))
    const page = await lecturePage(free.sections[0]!.lectureIds[0]!)
    expect([page.lecture.access, page.course.is_free]).toEqual(['needs_login', true])
  })
})

describe('once access is over, a closed lecture says so', () => {
  const closed = () => lecturePage(ids()[1], school.student)

  test('by its time, as of what ended last', async () => {
    expect((await closed()).ended, 'never had').toBeNull()
    await give(school.student, { accessDays: 1 })
    await give(school.student, { accessDays: 3 })
    const end = clock.now().getTime() + 3 * DAY
    await school.as(school.student).call(contract.completeLecture, { id: ids()[1] })
    expect((await closed()).ended, 'open').toBeNull()
    clock.moveBy(5 * DAY)
    const page = await closed()
    expect(page.ended).toMatchObject({ is_revoked: false, membership: null })
    expect(Date.parse(page.ended!.at) - end).toBeCloseTo(0, -5)
    expect(page.progress).toEqual({ completed: 1, total: 3 })
    expect((await lecturePage(ids()[1], await school.aStudent())).ended).toBeNull()
    expect((await lecturePage(ids()[1])).ended, 'a visitor').toBeNull()
    await give(school.student)
    expect((await closed()).ended, 'had again').toBeNull()
  })

  test('by being taken back', async () => {
    await give(school.student)
    await school.work(async ({ tx }) => {
      const [grant] = await tx.select().from(grants)
      await tx.insert(revocations).values({ grantId: grant!.id, reason: 'Zwrot' })
    })
    expect((await closed()).ended).toMatchObject({ is_revoked: true })
    expect(JSON.stringify(await closed()), 'the reason is in the letter').not.toContain('Zwrot')
  })

  test('with the membership that opened it', async () => {
    const membership = await aMembership(school, { opens_everything: true })
    await give(school.student, { courseId: membership.id, accessDays: 1 })
    clock.moveBy(2 * DAY)
    expect((await closed()).ended).toMatchObject({
      is_revoked: false,
      membership: { title: 'Cała pracownia', url: `/memberships/${membership.slug}` },
    })
  })
})

describe('delayed lectures', () => {
  beforeEach(async () => {
    await school.work(async ({ tx }) => {
      await tx.update(sections).set({ delayDays: 7 }).where(eq(sections.id, course.sections[1]!.id))
      await tx.update(lectures).set({ delayDays: 3 }).where(eq(lectures.id, ids()[2]))
    })
  })

  test('open so many days after the course did, by the longer wait of section and lecture', async () => {
    await give(school.student)
    const before = await lecturePage(ids()[2], school.student)
    expect(before.lecture).toMatchObject({ access: 'not_yet', intro: '', video: null })
    expect(Date.parse(before.lecture.opens_at!) - clock.now().getTime()).toBeCloseTo(7 * DAY, -5)
    clock.moveBy(7 * DAY)
    expect((await lecturePage(ids()[2], school.student)).lecture).toMatchObject({ access: 'open', opens_at: null })
  })

  test('do not wait again when access is renewed before it ends', async () => {
    await give(school.student, { accessDays: 5 })
    clock.moveBy(4 * DAY)
    await give(school.student, { accessDays: 5 })
    clock.moveBy(4 * DAY)
    expect((await lecturePage(ids()[2], school.student)).lecture.access).toBe('open')
  })

  test('wait from the grant that opens them when an earlier one is over', async () => {
    await give(school.student, { accessDays: 5 })
    clock.moveBy(12 * DAY)
    expect((await lecturePage(ids()[1], school.student)).lecture.access).toBe('needs_purchase')
    await give(school.student, { accessDays: 30 })
    expect((await lecturePage(ids()[2], school.student)).lecture.access).toBe('not_yet')
    clock.moveBy(7 * DAY)
    expect((await lecturePage(ids()[2], school.student)).lecture.access).toBe('open')
  })

  test('refuse progress until they open', async () => {
    await give(school.student)
    const problem = await refused(school.as(school.student).call(contract.completeLecture, { id: ids()[2] }))
    expect([problem.status, problem.message]).toEqual([403, 'This lecture is not available in chosen variant'])
  })
})

describe('progress', () => {
  beforeEach(() => give(school.student))

  test('the position is kept and the course goes on there', async () => {
    const [, second] = ids()
    const student = school.as(school.student)
    await student.call(contract.watchLecture, { id: second, position_seconds: 74 })
    await student.call(contract.watchLecture, { id: second, position_seconds: 12 })
    expect((await lecturePage(second, school.student)).lecture.position_seconds).toBe(12)
    expect((await watchPage(school.student)).continue_lecture_id).toBe(second)
  })

  test('a position beyond the end of the film is its end', async () => {
    const [, second] = ids()
    const student = school.as(school.student)
    expect(await student.call(contract.watchLecture, { id: second, position_seconds: 5300 })).toEqual({
      position_seconds: 300,
    })
    expect((await lecturePage(second, school.student)).lecture.position_seconds).toBe(300)
  })

  test('completing twice counts once, and can be taken back', async () => {
    const student = school.as(school.student)
    const [first, second, third] = ids()
    const twice = await Promise.all([
      student.call(contract.completeLecture, { id: first }),
      student.call(contract.completeLecture, { id: first }),
    ])
    expect(twice.map(({ progress }) => progress)).toEqual([
      { completed: 1, total: 3 },
      { completed: 1, total: 3 },
    ])
    const { completedAt } = (await row(school.student, first))!
    clock.moveBy(DAY)
    await student.call(contract.completeLecture, { id: first })
    expect((await row(school.student, first))?.completedAt).toEqual(completedAt)
    expect((await watchPage(school.student)).continue_lecture_id).toBe(second)
    const back = await student.call(contract.completeLecture, { id: first, is_completed: false })
    expect(back).toEqual({ is_completed: false, progress: { completed: 0, total: 3 } })
    expect((await lecturePage(third, school.student)).progress.completed).toBe(0)
  })

  test('of one moment is each one’s own, and who has no access takes no other with them', async () => {
    const [first, second] = ids()
    const others = await Promise.all(Array.from({ length: 6 }, () => school.aStudent()))
    for (const other of others.slice(0, 4)) await give(other)
    const told = await Promise.all(
      [school.student, ...others].flatMap((person) =>
        [first, second].map((id) =>
          school
            .as(person)
            .call(contract.completeLecture, { id })
            .then(
              ({ progress }) => progress.completed,
              ({ status }) => status,
            ),
        ),
      ),
    )
    expect(told.slice(10), 'the first is free').toEqual([1, 403, 1, 403])
    for (const person of [school.student, ...others.slice(0, 4)]) {
      expect((await watchPage(person)).progress).toEqual({ completed: 2, total: 3 })
      expect(await row(person, second)).toMatchObject({ completedAt: expect.any(Date) })
    }
    expect(await row(others[4]!, second)).toBeUndefined()
  })

  test('a star and a position do not disturb each other', async () => {
    const [first] = ids()
    const student = school.as(school.student)
    await student.call(contract.watchLecture, { id: first, position_seconds: 30 })
    await student.call(contract.starLecture, { id: first })
    await student.call(contract.completeLecture, { id: first })
    expect((await lecturePage(first, school.student)).lecture).toMatchObject({
      position_seconds: 30,
      is_favourite: true,
      is_completed: true,
    })
    expect(await student.call(contract.starLecture, { id: first, is_favourite: false })).toEqual({
      is_favourite: false,
    })
  })

  test('each has their own', async () => {
    const second = await school.aStudent()
    await give(second)
    await school.as(school.student).call(contract.completeLecture, { id: ids()[0] })
    expect((await watchPage(second)).progress.completed).toBe(0)
    expect((await watchPage(school.student)).progress.completed).toBe(1)
  })

  test('access that was taken back stops it', async () => {
    await school.work(async ({ tx }) => {
      const [grant] = await tx.select().from(grants)
      await tx.insert(revocations).values({ grantId: grant!.id, reason: 'Zwrot' })
    })
    expect(
      await statusesOf([school.as(school.student).call(contract.watchLecture, { id: ids()[1], position_seconds: 1 })]),
    ).toEqual([403])
  })

  test.each([-1, 1.5, 604_801, '5', null])('a position of %j is refused under its field', async (position) => {
    const call = school
      .as(school.student)
      .call(contract.watchLecture, { id: ids()[0], position_seconds: position as number })
    const problem = await refused(call)
    expect([problem.status, Object.keys(problem.fields)]).toEqual([422, ['position_seconds']])
  })
})

describe('/my', () => {
  test('shows the courses that are open now, once each, with how far they are', async () => {
    await give(school.student)
    await give(school.student)
    const ended = await school.work((ctx) => aCourse(ctx, { title: 'Skończony' }))
    await give(school.student, { courseId: ended.courseId, accessDays: 1 })
    clock.moveBy(2 * DAY)
    await school.as(school.student).call(contract.completeLecture, { id: ids()[0] })
    const { data } = await school.as(school.student).call(mine.listMyCourses, {})
    expect(data).toEqual([
      expect.objectContaining({
        title: 'Światło',
        progress: { completed: 1, total: 3 },
        last_lecture: { id: ids()[0], title: 'Lekcja 1' },
        access_until: null,
      }),
    ])
  })

  test('pages through 30 courses without a gap or a repetition', async () => {
    const given: string[] = []
    for (let nth = 0; nth < 30; nth++) {
      const { courseId } = await school.work((ctx) => aCourse(ctx, { title: `Kurs ${nth}`, sections: [] }))
      await give(school.student, { courseId })
      given.push(courseId)
    }
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await school.as(school.student).call(mine.listMyCourses, { cursor })
      read.push(...page.data.map(({ id }) => id))
      cursor = cursorIn(page.next_page_url)
    } while (cursor)
    expect(read).toEqual(given.toReversed())
  })

  test('lists favourites, the last watched first', async () => {
    await give(school.student)
    const student = school.as(school.student)
    for (const id of ids().slice(0, 2)) {
      await student.call(contract.starLecture, { id })
      clock.moveBy(1000)
    }
    await student.call(contract.watchLecture, { id: ids()[0], position_seconds: 3 })
    const { data } = await student.call(mine.listFavourites, {})
    expect(data.map(({ id, course: { slug } }) => [id, slug])).toEqual([
      [ids()[0], course.slug],
      [ids()[1], course.slug],
    ])
  })
})

test('a visitor is asked to log in before anything is kept', async () => {
  const visitor = school.as()
  const [id] = ids()
  const calls = [
    visitor.call(contract.watchLecture, { id, position_seconds: 1 }),
    visitor.call(contract.starLecture, { id }),
    visitor.call(contract.completeLecture, { id }),
    visitor.call(mine.listMyCourses, {}),
    visitor.call(mine.listFavourites, {}),
  ]
  expect(await statusesOf(calls)).toEqual([401, 401, 401, 401, 401])
})

test('what belongs to another school is not there', async () => {
  const stranger = other.as(other.admin)
  const [id] = ids()
  const calls = [
    stranger.call(contract.getWatchPage, { slug: course.slug }),
    stranger.call(contract.getLecturePage, { id }),
    stranger.call(contract.watchLecture, { id, position_seconds: 1 }),
    stranger.call(contract.starLecture, { id }),
    stranger.call(contract.completeLecture, { id }),
  ]
  expect(await statusesOf(calls)).toEqual([404, 404, 404, 404, 404])
})
