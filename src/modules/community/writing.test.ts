import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { postComment, postReply } from '#modules/comments/contract.ts'
import { comments, replies } from '#modules/comments/tables.ts'
import { images, videos } from '#modules/media/tables.ts'
import { listAudit } from '#modules/moderation/contract.ts'
import { mutes } from '#modules/moderation/tables.ts'
import { castVote } from '#modules/votes/contract.ts'
import { votes } from '#modules/votes/tables.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { posts } from './tables.ts'
import { aPost, aTopic, onPost } from './testing.ts'
import { LIMITS } from '#test/limits.ts'

let school: TestSchool
let topicId: string

const world = await aWorld()
await world.startWorking()
const picture = { width: 800, height: 500, channels: 3, background: '#b4532a' } as const
const png = await sharp({ create: picture }).png().toBuffer()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  topicId = (await school.work((ctx) => aTopic(ctx))).id
})

type Given = Partial<Parameters<typeof written>[1]> & { image?: Buffer; type?: string }
const written = (
  person: TestPerson,
  input: { title: string; body: string; video: string; file: 0 | 1 },
  image?: Blob,
) => school.as(person).call(contract.createPost, { topicId, ...input }, image && { image })
const write = (person: TestPerson, { image, type = 'image/png', ...given }: Given = {}) =>
  written(
    person,
    { title: 'Moja pierwsza odbitka', body: 'Wyszła krzywo, ale jest moja.', video: '', file: 0, ...given },
    image && new Blob([new Uint8Array(image)], { type }),
  )
const countsOf = (tables: PgTable[]) =>
  school.work(async ({ tx }) => {
    const counts: number[] = []
    for (const table of tables) counts.push(await tx.$count(table))
    return counts
  })
const eventNames = () =>
  school.work(async (ctx) => {
    const rows = await ctx.tx.select({ name: domainEvents.name }).from(domainEvents)
    return rows.map(({ name }) => name).filter((name) => name.startsWith('community.'))
  })

test('a student’s post is plain text, whatever is in it', async () => {
  const body = ' <b>Grubo</b>\r\n\r\nŻółw 🐢 '
  const { post } = await write(school.student, { body })
  expect(post).toMatchObject({ body: '<b>Grubo</b>\n\nŻółw 🐢', student_id: school.student.id, image: null })
  expect(await eventNames()).toEqual(['community.post-posted'])
})

test('an admin’s post keeps its formatting and loses what could do harm', async () => {
  const body =
    '<h2>Plan</h2><p onclick="x()">Dzień <b>dobry</b></p><img src=x onerror=alert(1)><script>alert(1)</script><a href="https://a.test">dalej</a>'
  const { post } = await write(school.admin, { body })
  expect(post.body).toBe(
    '<h2>Plan</h2><p>Dzień <strong>dobry</strong></p><a href="https://a.test" rel="noopener nofollow" target="_blank">dalej</a>',
  )
  expect([post.student_id, post.student]).toEqual([null, null])
})

test.each([
  [{ title: 'Abcd' }, 'title', 'Please write at least 5 characters'],
  [{ title: '🎨🎨🎨' }, 'title', 'Please write at least 5 characters'],
  [{ title: 'x'.repeat(160) }, 'title', 'This cannot be longer than 159 characters'],
  [{ body: 'abcd ' }, 'body', 'Please write at least 5 characters'],
  [{ body: 'x'.repeat(20_001) }, 'body', 'This cannot be longer than 20,000 characters'],
  [{ video: 'https://evil.test/film' }, 'video', 'YouTube, Vimeo, Loom and Bunny'],
  [{ video: 'https://youtu.be/dQw4w9WgXcQ', file: 1 as const }, 'video', 'A post can have one video'],
])('%j is refused under %s', async (given, field, message) => {
  const problem = await refused(write(school.student, given))
  expect([problem.status, Object.keys(problem.fields)]).toEqual([422, [field]])
  expect(problem.fields[field]?.[0]).toContain(message)
})

test('a title and a text that are both too short are told at once, when it is written and when it is changed', async () => {
  const both = {
    title: ['Please write at least 5 characters'],
    body: ['Please write at least 5 characters'],
  }
  for (const [person, body] of [
    [school.student, 'abcd'],
    [school.admin, '<p><strong>abcd</strong></p>'],
  ] as const)
    expect((await refused(write(person, { title: 'Abcd', body }))).fields).toEqual(both)
  const { post } = await write(school.student)
  const short = { id: post.id, title: 'Nie', body: 'Nie', video: '' }
  expect((await refused(school.as(school.student).call(contract.updatePost, short, {}))).fields).toEqual(both)
})

test('marks alone are no body', async () => {
  const problem = await refused(write(school.admin, { body: '<p><strong> a </strong></p><p>  b  </p><hr>' }))
  expect([problem.status, Object.keys(problem.fields)]).toEqual([422, ['body']])
})

test('159 emoji are a title, and a film elsewhere becomes its player', async () => {
  const { post } = await write(school.student, { title: '🎨'.repeat(159), video: 'https://youtu.be/dQw4w9WgXcQ' })
  expect(post.video).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
})

test('a post has a picture of up to 600 KB; what is too big or no picture is refused under image', async () => {
  const { post } = await write(school.student, { image: png })
  expect(post.image).toMatchObject({ width: 800, height: 500 })
  const big = await refused(write(school.student, { image: Buffer.alloc(600_001) }))
  expect([big.status, big.fields]).toEqual([422, { image: ['The file cannot be larger than 600 KB'] }])
  const svg = await refused(write(school.student, { image: Buffer.from('<svg/>'), type: 'image/svg+xml' }))
  expect([svg.status, Object.keys(svg.fields)]).toEqual([422, ['image']])
  const fake = await refused(write(school.student, { image: Buffer.from('<svg/>') }))
  expect([fake.status, fake.fields]).toEqual([422, { image: ['Bad file extension. We accept: png, gif, jpeg'] }])
  const broken = await refused(write(school.student, { image: png.subarray(0, 60) }))
  expect([broken.status, Object.keys(broken.fields)]).toEqual([422, ['image']])
  expect(await school.work((ctx) => ctx.tx.$count(images))).toBe(1)
})

test('with a video file comes what its upload needs, and the post says how far it is', async () => {
  const { post, videoUpload } = await write(school.student, { file: 1 })
  expect(videoUpload).toMatchObject({ title: 'Moja pierwsza odbitka', LibraryId: 'katedra' })
  expect([post.bunny_id, post.bunny_status, post.video_file?.state]).toEqual([videoUpload?.VideoId, null, 'created'])
  const failed = { state: 'failed' as const, failure: 'unreadable' as const }
  await school.work((ctx) => ctx.tx.update(videos).set(failed).where(eq(videos.id, post.video_file!.id)))
  const { post: seen } = await school.as(school.student).call(contract.getPost, { id: post.id })
  expect([seen.bunny_status, seen.video_file]).toMatchObject([5, failed])
})

test('a muted student is told why, and what they uploaded is thrown away', async () => {
  await school.work((ctx) => ctx.tx.insert(mutes).values({ studentId: school.student.id, reason: 'Reklamy' }))
  const problem = await refused(write(school.student, { image: png }))
  expect([problem.status, problem.message]).toEqual([403, expect.stringContaining('Reklamy')])
  const kept = () => school.work((ctx) => ctx.tx.$count(images))
  await vi.waitFor(async () => expect(await kept()).toBe(0), { timeout: LIMITS.toCome, interval: 100 })
})

test('the sixth post within ten minutes is too many for a student', async () => {
  for (let nth = 0; nth < 5; nth++) await write(school.student)
  const problem = await refused(write(school.student))
  expect(problem.status).toBe(429)
  expect(problem.retryAfterSeconds).toBeGreaterThan(500)
})

test('links of a new student wait for an admin', async () => {
  const { post } = await write(school.student, { body: 'Zobaczcie https://sklep.test' })
  expect(post.is_held).toBe(true)
  expect(await eventNames()).toEqual(['community.post-held'])
})

test('admins change and correct what admins wrote, formatted, and the audit list tells; students cannot', async () => {
  const { post } = await write(school.admin, { body: '<p>Plan na <strong>wtorek</strong></p>', image: png })
  const colleague = await school.anAdmin({ name: 'Piotr Drugi' })
  const seen = await school.as(colleague).call(contract.getPost, { id: post.id })
  expect(seen.post.can.edit).toBe(true)
  const words = { id: post.id, title: 'Plan zajęć', body: '<p>Plan na <em>środę</em><script>x()</script></p>' }
  const { post: corrected } = await school.as(colleague).call(contract.updatePost, words, {})
  expect(corrected).toMatchObject({
    title: 'Plan zajęć',
    body: '<p>Plan na <em>środę</em></p>',
    student_id: null,
    ownable: { name: 'Anna Nowak' },
    image: post.image,
  })
  const { post: own } = await school
    .as(school.admin)
    .call(contract.updatePost, { ...words, body: '<p>Odwołane</p>' }, {})
  expect([own.body, own.edited_at === null]).toEqual(['<p>Odwołane</p>', false])
  expect((await refused(school.as(school.student).call(contract.updatePost, words, {}))).status).toBe(403)
  const { data } = await school.as(school.admin).call(listAudit, { area: 'community' })
  const told = ['Changed a post', 'Plan zajęć', `/community/posts/${post.id}`]
  expect(data.map(({ sentence, subject, url, admin }) => [sentence, subject, url, admin?.name])).toEqual([
    [...told, 'Anna Nowak'],
    [...told, 'Piotr Drugi'],
    ['Wrote a post', 'Moja pierwsza odbitka', `/community/posts/${post.id}`, 'Anna Nowak'],
  ])
})

test('its student author changes a post; nobody else does, not even an admin', async () => {
  const { post } = await write(school.student, { image: png })
  const changed = { id: post.id, title: 'Druga odbitka', body: 'Prosta!', video: 'https://vimeo.com/76979871' }
  const edit = (person: TestPerson, given: object = {}) =>
    school.as(person).call(contract.updatePost, { ...changed, ...given }, {})
  const stranger = await school.aStudent()
  expect((await refused(edit(school.admin))).status).toBe(403)
  expect((await refused(edit(stranger))).status).toBe(403)
  const { post: seen } = await edit(school.student)
  expect(seen).toMatchObject({
    title: 'Druga odbitka',
    body: 'Prosta!',
    video: 'https://player.vimeo.com/video/76979871?dnt=1',
    image: post.image,
  })
  expect(seen.edited_at).not.toBeNull()
  const short = await refused(edit(school.student, { title: 'Nie' }))
  expect([short.status, Object.keys(short.fields)]).toEqual([422, ['title']])
  expect((await edit(school.student, { without_image: true })).post.image).toBeNull()
  const kept = () => school.work((ctx) => ctx.tx.$count(images))
  await vi.waitFor(async () => expect(await kept()).toBe(0), { timeout: LIMITS.toCome, interval: 100 })
  expect(await eventNames()).toEqual(['community.post-posted', 'community.post-edited', 'community.post-edited'])
})

test('an admin’s post is deleted by admins only', async () => {
  const { post } = await write(school.admin)
  expect((await refused(school.as(school.student).call(contract.deletePost, { id: post.id }))).status).toBe(403)
  expect(await school.as(school.admin).call(contract.deletePost, { id: post.id })).toEqual({ done: true })
})

test('a deleted post takes its comments, replies, votes, picture and video with it', async () => {
  const { post } = await write(school.student, { image: png, file: 1 })
  const [student, admin] = [school.as(school.student), school.as(school.admin)]
  const { comment } = await admin.call(postComment, { ...onPost(post), body: 'Brawo' })
  const { reply } = await student.call(postReply, { id: comment.id, body: 'Dziękuję' })
  await admin.call(castVote, { ...onPost(post), value: 1 })
  await student.call(castVote, { type: 'App\\Comment', id: comment.id, value: 1 })
  await admin.call(castVote, { type: 'App\\Reply', id: reply.id, value: 1 })
  expect(await student.call(contract.deletePost, { id: post.id })).toEqual({ done: true })
  expect((await refused(student.call(contract.deletePost, { id: post.id }))).status).toBe(404)
  const left = () => countsOf([posts, comments, replies, votes, images, videos])
  await vi.waitFor(async () => expect(await left()).toEqual([0, 0, 0, 0, 0, 0]), {
    timeout: LIMITS.toCome,
    interval: 100,
  })
  expect(await eventNames()).toEqual(['community.post-posted', 'community.post-deleted'])
})

test('a post deleted while people comment and vote leaves nothing behind and breaks no call', async () => {
  const { post } = await write(school.student)
  const [student, admin] = [school.as(school.student), school.as(school.admin)]
  const there = await Promise.all(
    Array.from({ length: 6 }, (_, nth) => admin.call(postComment, { ...onPost(post), body: `Nr ${nth}` })),
  )
  const calls = there.flatMap<Promise<unknown>>(({ comment }) => [
    admin.call(postComment, { ...onPost(post), body: 'Jeszcze ja' }),
    student.call(castVote, { ...onPost(post), value: 1 }),
    student.call(castVote, { type: 'App\\Comment', id: comment.id, value: -1 }),
    student.call(postReply, { id: comment.id, body: 'Odpowiedź' }),
  ])
  const deletion = student.call(contract.deletePost, { id: post.id })
  const outcomes = await Promise.allSettled([...calls.slice(0, 8), deletion, ...calls.slice(8)])
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.status] : []))
  expect(refusals.filter((status) => status !== 404)).toEqual([])
  const left = await countsOf([posts, comments, replies, votes])
  expect(left).toEqual([0, 0, 0, 0])
})

test('votes and comments of many at once are counted exactly', async () => {
  const { post } = await write(school.student)
  const voters = await Promise.all(Array.from({ length: 20 }, () => school.aStudent()))
  await Promise.all(
    voters.flatMap((voter, nth) => [
      school.as(voter).call(castVote, { ...onPost(post), value: nth % 4 === 0 ? -1 : 1 }),
      school.as(voter).call(postComment, { ...onPost(post), body: `Nr ${nth}` }),
    ]),
  )
  const { post: seen } = await school.as(school.student).call(contract.getPost, { id: post.id })
  expect([seen.comments_count, seen.up_votes_count, seen.votes]).toEqual([20, 15, 10])
})

test('nothing is stored for a topic that is not there', async () => {
  const call = { topicId: newId(), title: 'Tytuł', body: 'Treść wpisu' }
  const image = new Blob([new Uint8Array(png)], { type: 'image/png' })
  expect((await refused(school.as(school.admin).call(contract.createPost, call, { image }))).status).toBe(404)
  expect(await school.work((ctx) => ctx.tx.$count(images))).toBe(0)
})

test('a deleted topic takes its posts and all that hangs on them', async () => {
  const { post } = await write(school.student, { image: png })
  await school.as(school.admin).call(postComment, { ...onPost(post), body: 'Brawo' })
  const other = await school.work((ctx) => aTopic(ctx, { position: 2 }))
  await school.work((ctx) => aPost(ctx, school.admin, other.id))
  await school.as(school.admin).call(contract.deleteTopic, { id: topicId })
  const left = () => countsOf([posts, comments, images])
  await vi.waitFor(async () => expect(await left()).toEqual([1, 0, 0]), { timeout: LIMITS.toCome, interval: 100 })
  expect((await refused(school.as(school.admin).call(contract.deleteTopic, { id: topicId }))).status).toBe(404)
})

test('an edit puts another video file in the place of the old, which is deleted, or takes it away', async () => {
  const { post } = await write(school.student, { file: 1 })
  const words = { id: post.id, title: 'Moja druga odbitka', body: 'Wyszła prosto.' }
  const change = (given: object = {}, person = school.student) =>
    school.as(person).call(contract.updatePost, { ...words, ...given }, {})
  const left = async () =>
    (await school.work((ctx) => ctx.tx.select({ id: videos.id }).from(videos))).map(({ id }) => id)
  const first = post.video_file!.id
  expect((await change()).post.video_file?.id).toBe(first)

  const { post: replaced, videoUpload } = await change({ file: 1, video_file_upload: 'odbitka.mp4' })
  const second = replaced.video_file!.id
  expect(second).not.toBe(first)
  expect(videoUpload).toMatchObject({ endpoint: expect.any(String) })
  await expect.poll(left).toEqual([second])

  const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  expect((await refused(change({ video }))).fields).toEqual({ video: [expect.any(String)] })
  expect((await refused(change({ video, file: 1, without_video: true }))).fields).toHaveProperty('video')
  expect((await refused(change({ file: 1 }, await school.aStudent()))).status).toBe(403)
  expect(await left()).toEqual([second])
  const { post: linked } = await change({ video, without_video: true })
  expect([linked.video_file, linked.video]).toEqual([null, expect.stringContaining('dQw4w9WgXcQ')])
  await expect.poll(left).toEqual([])
})
