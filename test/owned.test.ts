import { setWeeklyGoal } from '#modules/learning/weekly/contract.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { clock, DAY } from '#platform/clock.ts'
import { giveAccess, listOwned } from '#modules/access/contract.ts'
import { aGrant } from '#modules/access/testing.ts'
import { aBundle } from '#modules/bundles/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { aCommunity } from '#modules/communities/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { completeLecture, starLecture } from '#modules/learning/contract.ts'
import { aDate, anEvent } from '#modules/live-events/testing.ts'
import { joinWaitingList } from '#modules/live-events/waiting/contract.ts'
import { aMembership } from '#modules/memberships/testing.ts'
import { aBuyer, aCourseInSeats } from '#modules/seats/testing.ts'
import { SITE_KINDS } from '#web/pages/site/kinds.ts'
import { statusesOf } from './refused.ts'
import type { TestPerson, TestSchool } from './world.ts'

let school: TestSchool
let person: TestPerson

const market = await aMarket()
afterAll(() => market.close())
beforeEach(async () => {
  school = await market.aSchool()
  person = await aBuyer(market, school, { course: await aCourseInSeats(market, school), quantity: 5 })
  const course = await school.work((ctx) => aCourse(ctx))
  const community = await aCommunity(school)
  const full = await anEvent(school, { title: 'Pełny', capacity: 1 })
  const event = await anEvent(school, { dates: [aDate(-3), aDate(4)] })
  const bundle = await aBundle(school, [{ id: course.courseId }, community])
  const membership = await aMembership(school, { opens_everything: true })
  for (const { id } of [{ id: course.courseId }, community, event, bundle, membership]) await give(person, id)
  const { id: holder } = await school.aStudent()
  await school.as(school.admin).call(giveAccess, { id: holder, product_id: full.id, reason: 'Nagroda' })
  const api = school.as(person)
  await api.call(joinWaitingList, { eventSlug: full.slug })
  const [lectureId] = course.sections[0]!.lectureIds
  await api.call(completeLecture, { id: lectureId! })
  await api.call(starLecture, { id: lectureId! })
  await api.call(setWeeklyGoal, { lectures: 3 })
})

const give = (student: TestPerson, productId: string) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId }))
const listsOf = async (who: TestPerson) => (await school.as(who).call(listOwned)).lists
const ask = (who: TestPerson, path: string) =>
  market.app.inject({
    url: path,
    headers: { host: school.host, accept: 'application/json', cookie: `katedra_session=${who.secret}` },
  })

test('each list is what the call that goes on with it answers, and nobody else has any of it', async () => {
  const lists = await listsOf(person)
  for (const [path, page] of Object.entries(lists)) {
    expect(page.data, path).not.toEqual([])
    expect((await ask(person, path)).json(), path).toEqual(page)
  }
  const others = await listsOf(await school.aStudent())
  expect(Object.keys(others)).toEqual(Object.keys(lists))
  for (const { data } of Object.values(others)) expect(data).toEqual([])
})

test('what a kind of product shows of it on /my is among them', async () => {
  const shown = Object.values(SITE_KINDS).flatMap(({ owned = [] }) => owned.map(({ path }) => path))
  expect(Object.keys(await listsOf(person))).toEqual(expect.arrayContaining(shown))
})

test('a list that is longer goes on where its first page ends', async () => {
  for (let made = 0; made < 13; made++) await give(person, (await anEvent(school)).id)
  const { data, next_page_url } = (await listsOf(person))['/json/my/events']!
  const { data: rest } = (await ask(person, next_page_url!)).json<{ data: unknown[] }>()
  expect([data.length, rest.length]).toEqual([12, 2])
  expect(new Set([...data, ...rest].map((event) => (event as { id: string }).id)).size).toBe(14)
})

test('what has ended is left out, and a visitor has nothing', async () => {
  const course = await school.work((ctx) => aCourse(ctx))
  const ada = await school.aStudent()
  const endsAt = new Date(clock.now().getTime() + DAY)
  await school.work((ctx) => aGrant(ctx, { studentId: ada.id, productId: course.courseId, accessUntil: endsAt }))
  expect((await listsOf(ada))['/json/my/courses']!.data).toMatchObject([
    { id: course.courseId, access_until: endsAt.toISOString() },
  ])
  clock.moveBy(DAY + 1000)
  expect((await listsOf(ada))['/json/my/courses']!.data).toEqual([])
  expect(await statusesOf([school.as().call(listOwned)])).toEqual([401])
})
