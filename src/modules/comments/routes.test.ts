import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { newId } from '#platform/ids.ts'
import { castVote } from '#modules/votes/contract.ts'
import { refused, statusesOf } from '#test/refused.ts'
import type { TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import type { CommentableRef } from './contract.ts'
import { aComment, aWorldOfPages, aReply } from './testing.ts'

const { world, anItem } = await aWorldOfPages()
let school: TestSchool
let other: TestSchool
let page: CommentableRef

afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  other = await world.aSchool()
  page = anItem(school)
})

const post = (as: TestSchool['student'], body: string, on = page) =>
  school.as(as).call(contract.postComment, { ...on, body })

test('a student comments and everyone signed in reads it, newest first', async () => {
  await post(school.student, 'Pierwszy 🎨 żółw')
  const { comment } = await post(school.admin, 'Odpowiem na wszystko')
  expect(comment).toMatchObject({ by_admin: true, ownable: { type: 'App\\User', name: 'Anna Nowak' } })
  expect(comment).toMatchObject({ replies: [], image: null })
  const { data, next_page_url } = await school.as(school.student).call(contract.listComments, page)
  expect(data.map(({ body, by_admin }) => [body, by_admin])).toEqual([
    ['Odpowiem na wszystko', true],
    ['Pierwszy 🎨 żółw', false],
  ])
  expect(next_page_url).toBeNull()
  expect(data).toMatchObject([
    { replies_count: 0, replies: [], image: null, bunny_id: null, bunny_status: null },
    { replies_count: 0, replies: [], image: null, bunny_id: null, bunny_status: null },
  ])
  expect(data.map((one) => one.can)).toEqual([
    { delete: false, see_author: false, report: true, review: false, hold: false },
    { delete: true, see_author: false, report: false, review: false, hold: false },
  ])
  const seenByAdmin = await school.as(school.admin).call(contract.listComments, page)
  expect(seenByAdmin.data.map((one) => one.can)).toEqual([
    { delete: true, see_author: false, report: false, review: false, hold: false },
    { delete: true, see_author: true, report: false, review: false, hold: true },
  ])
})

test('45 comments written in the same millisecond come in three pages without a gap or a repetition', async () => {
  const written = await school.work(async (ctx) => {
    const ids: string[] = []
    for (let nth = 0; nth < 45; nth++) ids.push((await aComment(ctx, school.student, page)).id)
    return ids
  })
  const read: string[] = []
  let cursor: string | undefined
  do {
    const { data, next_page_url } = await school.as(school.student).call(contract.listComments, { ...page, cursor })
    expect(data.length).toBeLessThanOrEqual(20)
    read.push(...data.map(({ id }) => id))
    cursor = cursorIn(next_page_url)
  } while (cursor)
  expect(read).toEqual(written.toSorted().toReversed())
})

test('replies come oldest first, flat, and say whom they answer', async () => {
  const { comment } = await post(school.student, 'Pytanie')
  const ask = school.as(school.admin)
  const { reply } = await ask.call(contract.postReply, { id: comment.id, body: 'Odpowiedź' })
  expect(reply.reply_to).toBeNull()
  const student = school.as(school.student)
  await student.call(contract.postReply, { id: comment.id, body: 'Dziękuję', reply_to_id: reply.id })
  const { data } = await student.call(contract.listReplies, { id: comment.id })
  expect(data.map(({ body, reply_to }) => [body, reply_to?.name])).toEqual([
    ['Odpowiedź', undefined],
    ['Dziękuję', 'Anna Nowak'],
  ])
  const [counted] = (await student.call(contract.listComments, page)).data
  expect(counted?.replies_count).toBe(2)
})

test('41 replies come in three pages', async () => {
  const { comment } = await post(school.student, 'Pytanie')
  await school.work(async (ctx) => {
    for (let nth = 0; nth < 41; nth++)
      await aReply(ctx, school.student, comment.id, {
        body: `Reply ${nth}`,
        createdAt: new Date(ctx.now.getTime() + nth),
      })
  })
  const read: string[] = []
  let cursor: string | undefined
  do {
    const answer = await school.as(school.student).call(contract.listReplies, { id: comment.id, cursor })
    read.push(...answer.data.map(({ body }) => body))
    cursor = cursorIn(answer.next_page_url)
  } while (cursor)
  expect(read).toEqual(Array.from({ length: 41 }, (_, nth) => `Reply ${nth}`))
})

test.each([
  ['', 'You need to write something!'],
  ['  \n ', 'You need to write something!'],
  ['  x  ', 'Please write at least 2 characters'],
  ['🎨', 'Please write at least 2 characters'],
  ['\0\0', 'You need to write something!'],
  ['x'.repeat(1201), 'This cannot be longer than 1,200 characters'],
])('a body of %j is refused under its field', async (body, message) => {
  const comment = await refused(post(school.student, body))
  expect([comment.status, comment.fields]).toEqual([422, { body: [message] }])
  const { comment: asked } = await post(school.admin, 'Pytanie')
  const reply = await refused(school.as(school.student).call(contract.postReply, { id: asked.id, body }))
  expect([reply.status, reply.fields]).toEqual([422, { body: [message] }])
})

test('1200 emoji are 1200 characters', async () => {
  const { comment } = await post(school.student, '🎨'.repeat(1200))
  expect(Array.from(comment.body)).toHaveLength(1200)
})

test('one comment is read as its list shows it, with what it is on', async () => {
  const { comment } = await post(school.student, 'Pierwszy')
  await post(school.student, 'Drugi')
  const student = school.as(school.student)
  await student.call(castVote, { type: contract.COMMENT_TYPE, id: comment.id, value: 1 })
  for (const person of [student, school.as(school.admin)]) {
    const listed = (await person.call(contract.listComments, page)).data.at(-1)
    expect(await person.call(contract.readComment, { id: comment.id })).toEqual({ comment: listed, on: page })
  }
  await student.call(contract.deleteComment, { id: comment.id })
  expect((await refused(student.call(contract.readComment, { id: comment.id }))).status).toBe(404)
})

test('a video cannot hang on a comment that is not under a post', async () => {
  const problem = await refused(
    school.as(school.student).call(contract.postComment, { ...page, body: 'Wideo', file: 1 }),
  )
  expect([problem.status, Object.keys(problem.fields)]).toEqual([422, ['file']])
})

test('a visitor is sent to log in, whatever they call', async () => {
  const visitor = school.as()
  const id = newId()
  const calls = [
    visitor.call(contract.listComments, page),
    visitor.call(contract.readComment, { id }),
    visitor.call(contract.postComment, { ...page, body: 'Hej' }),
    visitor.call(contract.deleteComment, { id }),
    visitor.call(contract.listReplies, { id }),
    visitor.call(contract.postReply, { id, body: 'Hej' }),
    visitor.call(contract.deleteReply, { id }),
  ]
  expect(await statusesOf(calls)).toEqual(calls.map(() => 401))
})

test('who may not see an item neither reads nor writes under it', async () => {
  const closed = anItem(school, { maySee: false })
  const { id } = await school.work((ctx) => aComment(ctx, school.admin, closed))
  const student = school.as(school.student)
  const calls = [
    student.call(contract.listComments, closed),
    student.call(contract.readComment, { id }),
    student.call(contract.postComment, { ...closed, body: 'Hej' }),
    student.call(contract.listReplies, { id }),
    student.call(contract.postReply, { id, body: 'Hej' }),
  ]
  expect(await statusesOf(calls)).toEqual(calls.map(() => 403))
  const readOnly = anItem(school, { mayComment: false })
  expect((await student.call(contract.listComments, readOnly)).data).toEqual([])
  expect((await refused(student.call(contract.postComment, { ...readOnly, body: 'Hej' }))).status).toBe(403)
})

test('what belongs to another school is not there', async () => {
  const theirs = anItem(other)
  const { comment, reply } = await other.work(async (ctx) => {
    const comment = await aComment(ctx, other.student, theirs)
    return { comment, reply: await aReply(ctx, other.student, comment.id) }
  })
  const admin = school.as(school.admin)
  const { comment: ours } = await post(school.student, 'Nasz')
  const calls = [
    admin.call(contract.listComments, theirs),
    admin.call(contract.readComment, { id: comment.id }),
    admin.call(contract.postComment, { ...theirs, body: 'Hej' }),
    admin.call(contract.deleteComment, { id: comment.id }),
    admin.call(contract.listReplies, { id: comment.id }),
    admin.call(contract.postReply, { id: comment.id, body: 'Hej' }),
    admin.call(contract.postReply, { id: ours.id, body: 'Hej', reply_to_id: reply.id }),
    admin.call(contract.deleteReply, { id: reply.id }),
    admin.call(contract.listComments, { type: 'App\\Unknown', id: page.id }),
  ]
  expect(await statusesOf(calls)).toEqual(calls.map(() => 404))
  expect((await school.as(school.student).call(contract.listComments, page)).data[0]?.replies_count).toBe(0)
})

test("a student deletes their own, not another student's and not an admin's", async () => {
  const stranger = await school.aStudent()
  const { comment: own } = await post(school.student, 'Moje')
  const { comment: byAdmin } = await post(school.admin, 'Od administratorki')
  const { reply } = await school.as(stranger).call(contract.postReply, { id: own.id, body: 'Cudze' })
  const student = school.as(school.student)
  expect((await refused(school.as(stranger).call(contract.deleteComment, { id: own.id }))).status).toBe(403)
  expect((await refused(student.call(contract.deleteComment, { id: byAdmin.id }))).status).toBe(403)
  expect((await refused(student.call(contract.deleteReply, { id: reply.id }))).status).toBe(403)
  expect(await student.call(contract.deleteComment, { id: own.id })).toEqual({ done: true })
  expect((await refused(student.call(contract.deleteComment, { id: own.id }))).status).toBe(404)
})

test('a cursor from nowhere is refused under its field', async () => {
  const problem = await refused(school.as(school.student).call(contract.listComments, { ...page, cursor: "' or 1=1" }))
  expect([problem.status, Object.keys(problem.fields)]).toEqual([422, ['cursor']])
})

test('an admin replies with a picture; a student may not, and what is no picture is refused', async () => {
  const { comment } = await post(school.student, 'Pokażesz?')
  const admin = school.as(school.admin)
  const png = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer()
  const send = (as = admin, bytes: Buffer = png, type = 'image/png', id = comment.id) =>
    as.call(contract.postPictureReply, { id, body: 'Proszę' }, { image: new Blob([new Uint8Array(bytes)], { type }) })
  const { reply } = await send()
  expect(reply.image).toMatchObject({ width: 800, height: 500 })
  const { data } = await school.as(school.student).call(contract.listReplies, { id: comment.id })
  expect(data[0]?.image).toEqual(reply.image)
  expect((await refused(send(school.as(school.student)))).status).toBe(403)
  expect((await refused(send(admin, png, 'image/png', newId()))).status).toBe(404)
  const svg = await refused(send(admin, Buffer.from('<svg/>'), 'image/svg+xml'))
  expect([svg.status, Object.keys(svg.fields)]).toEqual([422, ['image']])
  const fake = await refused(send(admin, Buffer.from('no picture at all'), 'image/png'))
  expect([fake.status, Object.keys(fake.fields)]).toEqual([422, ['image']])
  for (const bytes of [5_000_001, 7_000_000]) {
    const large = await refused(send(admin, Buffer.concat([png], bytes)))
    expect(large.fields).toEqual({ image: ['The file cannot be larger than 5,000 KB'] })
  }
  const none = await refused(admin.call(contract.postPictureReply, { id: comment.id, body: 'Bez' }, {}))
  expect([none.status, Object.keys(none.fields)]).toEqual([422, ['image']])
})

test('an admin comments with a picture, which whoever reads the comment sees; a student may not', async () => {
  const png = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer()
  const send = (as = school.admin, given: { file?: 0 | 1; position_seconds?: number } = {}, on = page) =>
    school
      .as(as)
      .call(
        contract.postComment,
        { ...on, body: 'Tak to wygląda', ...given },
        { image: new Blob([new Uint8Array(png)], { type: 'image/png' }) },
      )
  const { comment } = await send()
  expect(comment.image).toMatchObject({ width: 80, height: 50 })
  const { data } = await school.as(school.student).call(contract.listComments, page)
  expect(data).toMatchObject([{ id: comment.id, body: 'Tak to wygląda', image: comment.image }])
  const see = async ({ secret } = school.student) =>
    (
      await world.app.inject({
        url: comment.image!.src.replace('{width}', '80'),
        headers: { host: school.host, cookie: `katedra_session=${secret}` },
      })
    ).statusCode
  expect([await see(), await see({ ...school.student, secret: 'nobody' })]).toEqual([200, 401])
  expect((await refused(send(school.student))).status).toBe(403)
  expect((await refused(send(school.admin, {}, { ...page, id: newId() }))).status).toBe(404)
  const both = await refused(send(school.admin, { file: 1 }))
  expect(both.fields).toEqual({ image: ['A comment can carry a picture or a video, not both.'] })
  const moment = await refused(send(school.admin, { position_seconds: 3 }))
  expect(Object.keys(moment.fields)).toEqual(['position_seconds'])
  await school.as(school.admin).call(contract.deleteComment, { id: comment.id })
  expect(await see()).toBe(404)
})
