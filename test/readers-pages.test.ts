import { aGrant } from '#modules/access/testing.ts'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp, type BuiltApp } from '#app/build-app.ts'
import { loadPages } from '#app/load-pages.ts'
import { revocations, grants } from '#modules/access/tables.ts'
import { deleteComment, postComment } from '#modules/comments/contract.ts'
import { aComment } from '#modules/comments/testing.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { changeVariantContents } from '#modules/courses/variants/contract.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { completeLecture, starLecture, watchLecture } from '#modules/learning/contract.ts'
import { changeOpenings } from '#modules/memberships/contract.ts'
import { aMembership } from '#modules/memberships/testing.ts'
import { postNote } from '#modules/notes/contract.ts'
import { logOut } from '#modules/people/contract.ts'
import { people } from '#modules/people/tables.ts'
import { createPost, deletePost, setEmailNotification } from '#modules/community/contract.ts'
import { aPost, aTopic } from '#modules/community/testing.ts'
import { posts } from '#modules/community/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { writeReview } from '#modules/reviews/contract.ts'
import { aReview } from '#modules/reviews/testing.ts'
import { comments } from '#modules/comments/tables.ts'
import { castVote } from '#modules/votes/contract.ts'
import { aWorld, type TestPerson, type TestSchool } from './world.ts'

/** two processes over one database */
let school: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>
let lectureId: string
let path: string

const world = await aWorld()
const pages = await loadPages()
const here = await buildApp(world.config, pages)
const there = await buildApp(world.config, pages)
afterAll(async () => {
  await here.close()
  await there.close()
  await world.close()
})
beforeEach(async () => {
  school = await world.aSchool()
  course = await school.work((ctx) => aCourse(ctx, { sections: [[{ title: 'Pierwsza' }, { title: 'Druga' }]] }))
  await school.work((ctx) => ctx.tx.update(lectures).set({ intro: 'Ustaw statyw' }))
  lectureId = course.sections[0]!.lectureIds[0]!
  path = `/${course.slug}/watch/${lectureId}`
})

const on = () => ({ type: LECTURE_TYPE, id: lectureId })
const give = (student: TestPerson, variantId: string | null = null) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: course.courseId, variantId }))
const aStudent = async (given: Parameters<TestSchool['aStudent']>[0] = {}, variantId: string | null = null) => {
  const student = await school.aStudent(given)
  await give(student, variantId)
  return student
}

const ask = (person: TestPerson | undefined, { site = here, url = path, headers = {} } = {}) =>
  site.app.inject({
    url,
    headers: {
      host: school.host,
      accept: 'text/html',
      ...(person && { cookie: `katedra_session=${person.secret}` }),
      ...headers,
    },
  })
const page = async (person: TestPerson | undefined, given = {}) => (await ask(person, given)).body

/** Under the lecture, until this process has heard of it. */
async function saySomething(person: TestPerson): Promise<void> {
  await page(person)
  await school.as(person).call(postComment, { ...on(), body: 'Coś się dzieje' })
  await expect.poll(() => page(person)).toContain('Coś się dzieje')
}

const OWN = /<script type="application\/json" id="own-part">(.*?)<\/script>/s
const ownIn = (body: string) => {
  const [, text] = OWN.exec(body) ?? []
  return text === undefined
    ? undefined
    : (JSON.parse(text) as { viewer: { name: string }; own: Record<string, unknown> })
}
const ofAll = (body: string) => body.replace(OWN, '').replace(/(name="_token" value=")[\w-]*/g, '$1')

/** How many times a page was made, not found: `call` is one of those it is made of. */
async function rendersIn(
  site: BuiltApp,
  visit: () => Promise<unknown>,
  call = 'GET /json/lectures/:id',
): Promise<number> {
  const reads = vi.spyOn(site.app.units, 'reading')
  await visit()
  const made = reads.mock.calls.filter(([{ work }]) => work === call).length
  reads.mockRestore()
  return made
}

/** What was made for the test is told of a moment later, and a page that was kept before is made once more. */
const untilKept = (visit: () => Promise<unknown>, call?: string) =>
  expect.poll(() => rendersIn(here, visit, call)).toBe(0)

describe('a lesson', () => {
  test('is another one for those who have another variant, as soon as that leaves something out', async () => {
    const { courseId, variantId } = course
    const include = (lecture_ids: string[]) =>
      school
        .as(school.admin)
        .call(changeVariantContents, { courseId, variantId, includes_all: false, section_ids: [], lecture_ids })
    await include([lectureId])
    const [whole, part, alike] = [await aStudent(), await aStudent({}, variantId), await aStudent({}, variantId)]
    const LEFT_OUT = 'This lecture is not available in chosen variant'
    let bodies: string[] = []
    const visit = async () => (bodies = [await page(whole), await page(part), await page(alike), await page(whole)])
    expect(await rendersIn(here, visit)).toBe(2)
    expect(bodies.map((body) => body.includes(LEFT_OUT))).toEqual([false, true, true, false])
    await include(course.sections[0]!.lectureIds)
    await expect.poll(async () => (await page(part)).includes(LEFT_OUT)).toBe(false)
  })

  test('is made once for all students who have the course, and each finds their own in it', async () => {
    const [ada, jan] = [await aStudent({ name: 'Ada Mak' }), await aStudent({ name: 'Jan Sęk' })]
    await school.as(ada).call(completeLecture, { id: lectureId })
    let bodies: string[] = []
    expect(await rendersIn(here, async () => (bodies = [await page(ada), await page(jan), await page(ada)]))).toBe(1)
    expect(bodies.map((body) => ownIn(body)?.viewer.name)).toEqual(['Ada Mak', 'Jan Sęk', 'Ada Mak'])
    expect(bodies.map((body) => ownIn(body)?.own['progress'])).toMatchObject([
      { completed_ids: [lectureId] },
      { completed_ids: [] },
      { completed_ids: [lectureId] },
    ])
    expect(new Set(bodies.map(ofAll)).size).toBe(1)
  })

  test.each(['the one first', 'the other first'])('holds nothing of anybody else: %s', async (order) => {
    const { id: commentId } = await school.work((ctx) => aComment(ctx, school.admin, on()))
    const people = await Promise.all(
      ['Alfa', 'Beta'].map((mark) => aStudent({ name: `${mark}-imię`, email: `${mark}@znak.test` })),
    )
    for (const [nth, person] of people.entries()) {
      const mark = ['Alfa', 'Beta'][nth]!
      const api = school.as(person)
      await api.call(watchLecture, { id: lectureId, position_seconds: 414141 + nth })
      await api.call(completeLecture, { id: course.sections[0]!.lectureIds[nth]! })
      await api.call(castVote, { type: 'App\\Comment', id: commentId, value: nth === 0 ? 1 : -1 })
      await api.call(postNote, { note: `${mark}-notatka`, lecture_id: lectureId, position_seconds: 7 })
      await school.work((ctx) => aComment(ctx, person, on(), { body: `${mark}-czeka`, heldAt: ctx.now }))
    }
    const marks = people.map((person, nth) => {
      const mark = ['Alfa', 'Beta'][nth]!
      return [
        person.id,
        person.secret,
        `${mark}-imię`,
        `${mark}@znak.test`,
        `${mark}-notatka`,
        `${mark}-czeka`,
        `${414141 + nth}`,
      ]
    })
    const visits = order === 'the one first' ? [0, 1, 0] : [1, 0, 1]
    const nobody = await aStudent()
    // Who reads what waits for an admin gets a page of their own; then they read like the others.
    for (const isWaiting of [true, false]) {
      if (!isWaiting)
        await school.work(async (ctx) => {
          for (const person of people) await ctx.tx.delete(comments).where(eq(comments.authorId, person.id))
        })
      for (const nth of visits) {
        const body = await page(people[nth])
        expect(ownIn(body) === undefined).toBe(isWaiting)
        expect(body).toContain(marks[nth]![2])
        for (const mark of marks[1 - nth]!) expect(body).not.toContain(mark)
      }
      const body = await page(nobody)
      for (const mark of marks.flat()) expect(body).not.toContain(mark)
      const { votes, written } = ownIn(body)!.own['comments'] as { votes: unknown[]; written: unknown[] }
      expect([votes, written]).toEqual([[], []])
    }
    const [one, other] = [ownIn(await page(people[0]))!, ownIn(await page(people[1]))!]
    expect([one.own['comments'], other.own['comments']]).toMatchObject([
      { votes: [{ id: commentId, vote: 1 }] },
      { votes: [{ id: commentId, vote: -1 }] },
    ])
  })

  test('is refused as soon as access is taken, and as soon as who had it has left', async () => {
    const [ada, jan] = [await aStudent(), await aStudent()]
    for (const person of [ada, jan]) expect(await page(person)).toContain('Ustaw statyw')
    await school.work(async (ctx) => {
      const [grant] = await ctx.tx.select().from(grants).where(eq(grants.studentId, ada.id))
      await ctx.tx.insert(revocations).values({ grantId: grant!.id, reason: 'Zwrot', createdAt: ctx.now } as never)
    })
    expect(await page(ada)).not.toContain('Ustaw statyw')
    expect(await page(jan)).toContain('Ustaw statyw')
    await school.as(jan).call(logOut)
    await expect.poll(() => page(jan)).not.toContain('Ustaw statyw')
  })

  test('is the same for who has it by a membership, as long as the membership opens it', async () => {
    const [ada, jan] = [await aStudent(), await school.aStudent()]
    expect(await page(ada)).toContain('Ustaw statyw')
    expect(await page(jan)).not.toContain('Ustaw statyw')
    const { id: membershipId } = await aMembership(school, { opens_everything: true })
    await school.work((ctx) => aGrant(ctx, { studentId: jan.id, productId: membershipId }))
    expect(ownIn(await page(jan))).toBeDefined()
    expect(ofAll(await page(jan))).toBe(ofAll(await page(ada)))
    const other = await school.work((ctx) => aCourse(ctx))
    const chosen = { opens_everything: false, product_ids: [other.courseId] }
    await school.as(school.admin).call(changeOpenings, { membershipId, ...chosen })
    expect(await page(jan)).not.toContain('Ustaw statyw')
    expect(await page(ada)).toContain('Ustaw statyw')
  })

  test('is not kept for admins, for visitors, nor for who waits for a part of the course', async () => {
    const ada = await aStudent()
    expect(ownIn(await page(ada))).toBeDefined()
    await school.work((ctx) => ctx.tx.update(sections).set({ delayDays: 3 }))
    for (const person of [ada, school.admin, undefined]) expect(ownIn(await page(person))).toBeUndefined()
    expect(await page(undefined)).not.toContain('Ustaw statyw')
  })

  test('is right for the next reader after somebody wrote, voted and deleted, in every process', async () => {
    const [ada, jan] = [await aStudent({ name: 'Ada Mak' }), await aStudent({ name: 'Jan Sęk' })]
    const both = (person: TestPerson) => Promise.all([page(person), page(person, { site: there })])
    await both(jan)
    const seen = (text: string, isThere: boolean) =>
      expect.poll(async () => (await both(jan)).map((body) => body.includes(text))).toEqual([isThere, isThere])
    // Written through another process than both.
    const { comment } = await school.as(ada).call(postComment, { ...on(), body: 'Zażółć gęślą jaźń' })
    await seen('Zażółć gęślą jaźń', true)
    expect(ownIn(await page(ada))!.own['comments']).toMatchObject({
      written: [{ id: comment.id, can: { delete: true } }],
    })
    const votes = (body: string) => /"up_votes_count":(\d+)/.exec(body)?.[1]
    const before = (await both(jan)).map(votes)
    await school.as(ada).call(castVote, { type: 'App\\Comment', id: comment.id, value: 1 })
    await expect.poll(async () => (await both(jan)).map(votes)).not.toEqual(before)
    await school.as(ada).call(deleteComment, { id: comment.id })
    await seen('Zażółć gęślą jaźń', false)
  })

  test('of another lecture stays kept while people talk here', async () => {
    const ada = await aStudent()
    const url = `/${course.slug}/watch/${course.sections[0]!.lectureIds[1]}`
    await page(ada, { url, site: world })
    await untilKept(() => page(ada, { url }))
    await school.as(ada).call(postComment, { ...on(), body: 'Tutaj' })
    await school.as(ada).call(watchLecture, { id: lectureId, position_seconds: 5 })
    await page(ada)
    expect(await rendersIn(here, () => page(ada, { url }))).toBe(0)
    expect(await page(ada)).toContain('Tutaj')
  })

  test('shows another name as soon as somebody has one', async () => {
    const [ada, jan] = [await aStudent({ name: 'Ada Mak' }), await aStudent()]
    await school.as(ada).call(postComment, { ...on(), body: 'Tutaj' })
    expect(await page(jan)).toContain('Ada Mak')
    await school.work((ctx) => ctx.tx.update(people).set({ name: 'Ada Nowa' }).where(eq(people.id, ada.id)))
    await expect.poll(() => page(jan)).toContain('Ada Nowa')
  })

  test('is another one in another language, and one that was sent packed is the same', async () => {
    const ada = await aStudent()
    const headers = { 'accept-language': 'pl' }
    const polish = await page(ada, { headers })
    expect(polish).toContain('<html lang="pl"')
    expect(await page(ada)).toContain('<html lang="en"')
    const packed = await ask(ada, { headers: { ...headers, 'accept-encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(ofAll(gunzipSync(packed.rawPayload).toString())).toBe(ofAll(polish))
    expect(packed.rawPayload.length).toBeLessThan(polish.length / 2)
    const elsewhere = await ask(ada, { headers: { 'accept-encoding': 'gzip', 'sec-fetch-site': 'cross-site' } })
    expect(elsewhere.headers['content-encoding']).toBeUndefined()
  })

  test('is kept by nobody on the way, and runs no script but its own', async () => {
    const ada = await aStudent({ name: '</script><b>' })
    const { headers, body } = await ask(ada)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect(body).not.toContain('</script><b>')
    expect(ownIn(body)?.viewer.name).toBe('</script><b>')
  })

  test('has forms that work without scripts', async () => {
    const ada = await aStudent()
    const [, token = ''] = /name="_token" value="([\w-]+)"/.exec(await page(ada)) ?? []
    const answer = await here.app.inject({
      method: 'POST',
      url: logOut.path,
      headers: {
        host: school.host,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `katedra_session=${ada.secret}`,
      },
      payload: new URLSearchParams({ _token: token }).toString(),
    })
    expect(answer.statusCode).toBe(303)
  })

  test('comes as data with what is the viewer’s own', async () => {
    const ada = await aStudent({ name: 'Ada Mak' })
    await school.as(ada).call(postNote, { note: 'Moja notatka', lecture_id: lectureId, position_seconds: 7 })
    await page(ada)
    const { body } = await ask(ada, { url: `${path}.data` })
    expect(body).toContain('Moja notatka')
    expect(body).toContain('Ada Mak')
  })
})

describe('a feed of the community', () => {
  const url = '/community'
  let topicId: string

  beforeEach(async () => {
    const topic = await school.work((ctx) => aTopic(ctx))
    topicId = topic.id
  })

  test.each(['the one first', 'the other first'])('holds nothing of anybody else: %s', async (order) => {
    const post = await school.work((ctx) => aPost(ctx, school.admin, topicId))
    const both = [await school.aStudent({ name: 'Alfa-imię' }), await school.aStudent({ name: 'Beta-imię' })]
    await school.as(both[0]).call(setEmailNotification, { topic: topicId, action: 'subscribe' })
    for (const [nth, person] of both.entries()) {
      await school.as(person).call(castVote, { type: 'App\\CommunityPost', id: post.id, value: nth === 0 ? 1 : -1 })
      await school.work((ctx) =>
        aPost(ctx, person, topicId, { title: `${['Alfa', 'Beta'][nth]}-czeka`, heldAt: ctx.now }),
      )
    }
    const nobody = await school.aStudent()
    const marks = both.map(({ id, secret, name, email }) => [id, secret, name, email, `${name.slice(0, 4)}-czeka`])
    for (const isWaiting of [true, false]) {
      if (!isWaiting)
        await school.work(async (ctx) => {
          for (const person of both) await ctx.tx.delete(posts).where(eq(posts.authorId, person.id))
        })
      for (const nth of order === 'the one first' ? [0, 1, 0] : [1, 0, 1]) {
        const body = await page(both[nth], { url })
        expect(ownIn(body) === undefined).toBe(isWaiting)
        expect(body).toContain(both[nth]!.name)
        for (const mark of marks[1 - nth]!) expect(body).not.toContain(mark)
      }
      const body = await page(nobody, { url })
      for (const mark of marks.flat()) expect(body).not.toContain(mark)
      expect(ownIn(body)!.own['feed']).toEqual({ opened: [], subscribed_ids: [], votes: [], written: [] })
    }
    expect(ownIn(await page(both[0], { url }))!.own['feed']).toMatchObject({
      subscribed_ids: [topicId],
      votes: [{ id: post.id, vote: 1 }],
    })
  })

  test('shows the topics of a course to those alone who have it', async () => {
    const [ada, jan] = [await aStudent(), await school.aStudent()]
    const closed = await school.work((ctx) => aTopic(ctx, { title: 'Tylko dla kursantów', productId: course.courseId }))
    await school.work((ctx) => aPost(ctx, school.admin, closed.id, { title: 'Zadanie domowe' }))
    for (const _again of [1, 2]) {
      expect(await page(ada, { url })).toContain('Zadanie domowe')
      expect(await page(jan, { url })).not.toContain('Zadanie domowe')
      expect((await ask(ada, { url: `/community/topics/${closed.id}` })).statusCode).toBe(200)
      expect((await ask(jan, { url: `/community/topics/${closed.id}` })).statusCode).toBe(404)
    }
    await school.work((ctx) => ctx.tx.delete(grants).where(eq(grants.studentId, ada.id)))
    expect(await page(ada, { url })).not.toContain('Zadanie domowe')
    expect((await ask(ada, { url: `/community/topics/${closed.id}` })).statusCode).toBe(404)
  })

  test('is right for the next reader after somebody wrote, voted, commented and deleted, in every process', async () => {
    const [ada, jan] = [await school.aStudent(), await school.aStudent()]
    const both = () => Promise.all([page(jan, { url }), page(jan, { url, site: there })])
    const seen = (text: string | RegExp, isThere = true) =>
      expect.poll(async () => (await both()).map((body) => new RegExp(text).test(body))).toEqual([isThere, isThere])
    await both()
    const { post } = await school
      .as(ada)
      .call(createPost, { topicId, title: 'Pierwsza odbitka', body: 'Jeszcze krzywa, ale moja.' })
    await seen('Pierwsza odbitka')
    expect(ownIn(await page(ada, { url }))!.own['feed']).toMatchObject({
      written: [{ id: post.id, can: { edit: true, delete: true, report: false } }],
    })
    await school.as(jan).call(postComment, { type: 'App\\CommunityPost', id: post.id, body: 'Ładna' })
    await seen('1 comment')
    await school.as(ada).call(deletePost, { id: post.id })
    await seen('Pierwsza odbitka', false)
  })

  test('is refused to who is not signed in', async () => {
    await page(await school.aStudent(), { url })
    const { statusCode, headers } = await ask(undefined, { url })
    expect([statusCode, headers['location']]).toEqual([302, '/login?next=%2Fcommunity'])
  })
})

describe('a course page', () => {
  const url = () => `/${course.slug}`
  const PART = 'GET /json/courses/:slug'
  const offers = (body: string) => ({
    watch: body.includes(`href="${url()}/watch"`),
    checkout: body.includes(`href="${url()}/checkout"`),
  })

  test('is made once for all students who have the course, and once for those who have not', async () => {
    const [ada, jan] = [await aStudent({ name: 'Ada Mak' }), await aStudent({ name: 'Jan Sęk' })]
    const [ewa, ola] = [await school.aStudent({ name: 'Ewa Lis' }), await school.aStudent({ name: 'Ola Bąk' })]
    const bodies: string[] = []
    const visit = async () => {
      for (const person of [ada, ewa, jan, ola]) bodies.push(await page(person, { url: url() }))
    }
    expect(await rendersIn(here, visit, PART)).toBe(2)
    expect(bodies.map((body) => ownIn(body)?.viewer.name)).toEqual(['Ada Mak', 'Ewa Lis', 'Jan Sęk', 'Ola Bąk'])
    expect(new Set([bodies[0]!, bodies[2]!].map(ofAll)).size).toBe(1)
    expect(new Set([bodies[1]!, bodies[3]!].map(ofAll)).size).toBe(1)
    expect(bodies.slice(0, 2).map(offers)).toEqual([
      { watch: true, checkout: false },
      { watch: false, checkout: true },
    ])
    expect(bodies.map((body) => ownIn(body)!.own['may_write'])).toEqual([true, false, true, false])
  })

  test.each(['the one first', 'the other first'])('holds nothing of anybody else: %s', async (order) => {
    const both = [
      await aStudent({ name: 'Alfa-imię', email: 'alfa@znak.test' }),
      await aStudent({ name: 'Beta-imię', email: 'beta@znak.test' }),
    ]
    for (const [nth, person] of both.entries())
      await school.as(person).call(writeReview, {
        course_id: course.courseId,
        rating: 5,
        title: `${['Alfa', 'Beta'][nth]}-tytuł`,
        review: `${['Alfa', 'Beta'][nth]}-opinia`,
      })
    const nobody = await aStudent()
    const marks = both.map(({ id, secret, name, email }) => [
      id,
      secret,
      name,
      email,
      `${name.slice(0, 4)}-tytuł`,
      `${name.slice(0, 4)}-opinia`,
    ])
    for (const nth of order === 'the one first' ? [0, 1, 0] : [1, 0, 1]) {
      const body = await page(both[nth], { url: url() })
      expect(ownIn(body)!.own).toMatchObject({ may_write: false, review: { review: marks[nth]![5] } })
      for (const mark of marks[1 - nth]!) expect(body).not.toContain(mark)
      expect(ofAll(body)).not.toContain(marks[nth]![2])
    }
    const body = await page(nobody, { url: url() })
    for (const mark of marks.flat()) expect(body).not.toContain(mark)
    expect(ownIn(body)!.own).toMatchObject({ may_write: true, review: null })
  })

  test('offers what somebody has as soon as they have it, and no longer once it is taken', async () => {
    const [ada, jan] = [await school.aStudent(), await aStudent()]
    await page(jan, { url: url() })
    expect(offers(await page(ada, { url: url() }))).toEqual({ watch: false, checkout: true })
    await give(ada)
    expect(offers(await page(ada, { url: url() }))).toEqual({ watch: true, checkout: false })
    await school.work((ctx) => ctx.tx.delete(grants).where(eq(grants.studentId, ada.id)))
    expect(offers(await page(ada, { url: url() }))).toEqual({ watch: false, checkout: true })
    expect(offers(await page(jan, { url: url() }))).toEqual({ watch: true, checkout: false })
  })

  test('is another one in every process once something on it changed, and gone once the course is', async () => {
    const ada = await aStudent()
    const both = () => Promise.all([ask(ada, { url: url() }), ask(ada, { url: url(), site: there })])
    await both()
    const of = eq(products.id, course.courseId)
    await school.work((ctx) => ctx.tx.update(products).set({ title: 'Zupełnie nowy tytuł' }).where(of))
    const haveTitle = async () => (await both()).map(({ body }) => body.includes('Zupełnie nowy tytuł'))
    await expect.poll(haveTitle).toEqual([true, true])
    const jan = await aStudent({ name: 'Jan Sęk' })
    await school.work((ctx) => aReview(ctx, { courseId: course.courseId, studentId: jan.id, review: 'Wreszcie umiem' }))
    await expect
      .poll(async () => (await both()).map(({ body }) => body.includes('Wreszcie umiem')))
      .toEqual([true, true])
    await school.work((ctx) => ctx.tx.update(products).set({ status: 'draft' }).where(of))
    expect((await both()).map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })

  test('stays kept while people talk, and is no other reader’s: neither an admin’s nor a visitor’s', async () => {
    const ada = await aStudent()
    await untilKept(() => page(ada, { url: url() }), PART)
    await saySomething(ada)
    expect(await rendersIn(here, () => page(ada, { url: url() }), PART)).toBe(0)
    for (const person of [school.admin, undefined]) expect(ownIn(await page(person, { url: url() }))).toBeUndefined()
    expect(offers(await page(undefined, { url: url() }))).toEqual({ watch: false, checkout: true })
  })
})

describe('the front page of a school', () => {
  const url = '/'
  const PART = 'GET /json/courses'

  test.each(['the one first', 'the other first'])('is made once, and holds nothing of anybody: %s', async (order) => {
    const both = [
      await aStudent({ name: 'Alfa-imię', email: 'alfa@znak.test' }),
      await school.aStudent({ name: 'Beta-imię', email: 'beta@znak.test' }),
    ]
    const bodies: string[] = []
    const visit = async () => {
      for (const nth of order === 'the one first' ? [0, 1, 0] : [1, 0, 1]) {
        const body = await page(both[nth], { url })
        expect(ownIn(body)).toMatchObject({ viewer: { name: both[nth]!.name }, own: { opened: [] } })
        bodies.push(body)
      }
    }
    expect(await rendersIn(here, visit, PART)).toBe(1)
    expect(new Set(bodies.map(ofAll)).size).toBe(1)
    for (const { id, secret, name, email } of both)
      for (const mark of [id, secret, name, email]) expect(ofAll(bodies[0]!)).not.toContain(mark)
    for (const person of [school.admin, undefined]) expect(ownIn(await page(person, { url }))).toBeUndefined()
  })

  test('is another one in every process once something on it changed, and stays while people talk', async () => {
    const ada = await aStudent()
    const both = () => Promise.all([page(ada, { url }), page(ada, { url, site: there })])
    await untilKept(both, PART)
    await saySomething(ada)
    expect(await rendersIn(here, both, PART)).toBe(0)
    await school.work((ctx) =>
      ctx.tx.update(products).set({ title: 'Zupełnie nowy tytuł' }).where(eq(products.id, course.courseId)),
    )
    await expect
      .poll(async () => (await both()).map((body) => body.includes('Zupełnie nowy tytuł')))
      .toEqual([true, true])
  })
})

describe('what somebody has', () => {
  const url = '/my'
  const inBoth = async (person: TestPerson, at = url) =>
    Promise.all([page(person, { url: at }), page(person, { url: at, site: there })])

  test.each(['the one first', 'the other first'])('holds nothing of anybody else: %s', async (order) => {
    const [lectures, names] = [course.sections[0]!.lectureIds, ['Alfa', 'Beta']]
    const both = await Promise.all(names.map((mark) => aStudent({ name: `${mark}-imię`, email: `${mark}@znak.test` })))
    const marks: string[][] = []
    for (const [nth, person] of both.entries()) {
      const title = `${names[nth]}-kurs`
      const only = await school.work((ctx) => aCourse(ctx, { title }))
      await school.work((ctx) => aGrant(ctx, { studentId: person.id, productId: only.courseId }))
      await school.as(person).call(starLecture, { id: lectures[nth]! })
      marks.push([person.id, person.secret, person.name, person.email, title, only.courseId, lectures[nth]!])
    }
    const nobody = await aStudent()
    for (const nth of order === 'the one first' ? [0, 1, 0] : [1, 0, 1]) {
      const body = await page(both[nth], { url })
      expect(ownIn(body)).toMatchObject({ viewer: { name: both[nth]!.name }, own: { opened: [] } })
      for (const mark of marks[nth]!.slice(4)) expect(body).toContain(mark)
      for (const mark of marks[1 - nth]!) expect(body).not.toContain(mark)
      for (const mark of marks[nth]!.slice(0, 4)) expect(ofAll(body)).not.toContain(mark)
    }
    for (const body of await inBoth(nobody)) for (const mark of marks.flat()) expect(body).not.toContain(mark)
  })

  test('is made once for those who have the very same, and anew for whoever goes on', async () => {
    const [ada, jan] = [await aStudent({ name: 'Ada Mak' }), await aStudent({ name: 'Jan Sęk' })]
    const rendered = vi.spyOn(pages, 'renderPage')
    const bodies = [await page(ada, { url }), await page(jan, { url }), await page(ada, { url })]
    expect(rendered).toHaveBeenCalledTimes(1)
    expect(new Set(bodies.map(ofAll)).size).toBe(1)
    expect(bodies.map((body) => ownIn(body)?.viewer.name)).toEqual(['Ada Mak', 'Jan Sęk', 'Ada Mak'])
    await school.as(ada).call(completeLecture, { id: lectureId })
    const after = [await page(ada, { url }), await page(jan, { url })]
    expect(rendered).toHaveBeenCalledTimes(2)
    rendered.mockRestore()
    expect(after.map((body) => body.includes('1 of 2 lectures'))).toEqual([true, false])
    expect(ofAll(after[1]!)).toBe(ofAll(bodies[1]!))
  })

  test('shows what was bought and leaves out what was taken at the next request, in every process', async () => {
    const ada = await school.aStudent()
    const has = async (title: string) => (await inBoth(ada)).map((body) => body.includes(title))
    const { title } = await school.work(async (ctx) => {
      const [found] = await ctx.tx.select().from(products).where(eq(products.id, course.courseId))
      return found!
    })
    expect(await has(title)).toEqual([false, false])
    await give(ada)
    expect(await has(title)).toEqual([true, true])
    await school.work(async (ctx) => {
      const [grant] = await ctx.tx.select().from(grants).where(eq(grants.studentId, ada.id))
      await ctx.tx.insert(revocations).values({ grantId: grant!.id, reason: 'Zwrot', createdAt: ctx.now } as never)
    })
    expect(await has(title)).toEqual([false, false])
    await school.as(ada).call(logOut)
    await expect.poll(async () => (await ask(ada, { url })).statusCode).toBe(302)
  })

  test('is found by a membership as long as it opens it, under its newest title', async () => {
    const ada = await school.aStudent()
    const { id: membershipId } = await aMembership(school, { opens_everything: true })
    await school.work((ctx) => aGrant(ctx, { studentId: ada.id, productId: membershipId }))
    await inBoth(ada)
    await school.work((ctx) =>
      ctx.tx.update(products).set({ title: 'Zupełnie nowy tytuł' }).where(eq(products.id, course.courseId)),
    )
    for (const body of await inBoth(ada)) expect(body).toContain('Zupełnie nowy tytuł')
    const other = await school.work((ctx) => aCourse(ctx))
    const chosen = { opens_everything: false, product_ids: [other.courseId] }
    await school.as(school.admin).call(changeOpenings, { membershipId, ...chosen })
    for (const body of await inBoth(ada)) expect(body).not.toContain('Zupełnie nowy tytuł')
  })

  test.each([url, '/my/downloads'])('at %s is kept for students alone, and comes as data as well', async (at) => {
    const ada = await aStudent({ name: 'Ada Mak' })
    expect(ownIn(await page(ada, { url: at }))).toBeDefined()
    expect(ownIn(await page(school.admin, { url: at }))).toBeUndefined()
    const { statusCode, headers } = await ask(undefined, { url: at })
    expect([statusCode, headers['location']]).toEqual([302, `/login?next=${encodeURIComponent(at)}`])
    const { statusCode: asData, body } = await ask(ada, { url: `${at}.data` })
    expect([asData, body.includes('Ada Mak')]).toEqual([200, true])
  })
})
