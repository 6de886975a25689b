import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { statusOf } from '#test/refused.ts'
import type { TestSchool } from '#test/world.ts'
import { deleteComment, postComment, postPictureReply } from '#modules/comments/contract.ts'
import { comments } from '#modules/comments/tables.ts'
import { aComment, aWorldOfPages } from '#modules/comments/testing.ts'
import { people } from '#modules/people/tables.ts'
import { getAuditFilters, listAudit, muteStudent, unmuteStudent } from './contract.ts'
import { auditEntries } from './tables.ts'

const { world, anItem } = await aWorldOfPages()
let school: TestSchool
let page: ReturnType<typeof anItem>

afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  page = anItem(school)
})

const admin = () => school.as(school.admin)
const entries = async (given: { admin_id?: string; area?: string } = {}) => (await admin().call(listAudit, given)).data

test('what an admin does is written down with who, what, on what and when; what students do is not', async () => {
  const comment = await school.work((ctx) =>
    aComment(ctx, school.student, page, { body: `Kup   u mnie\n${'bardzo '.repeat(20)}` }),
  )
  await school.as(school.student).call(postComment, { ...page, body: 'Hej' })
  await admin().call(deleteComment, { id: comment.id })
  await admin().call(muteStudent, { id: school.student.id, reason: 'Reklamy' })
  const [muted, deleted, ...rest] = await entries()
  expect(rest).toEqual([])
  expect(deleted).toMatchObject({
    admin: { id: school.admin.id, name: 'Anna Nowak' },
    area: { id: 'comments', name: 'Comments' },
    sentence: 'Deleted a comment',
    url: `/page/${page.id}`,
  })
  expect(deleted?.subject).toMatch(/^Kup u mnie bardzo .*…$/)
  expect(Array.from(deleted!.subject!).length).toBeLessThanOrEqual(80)
  expect(muted).toMatchObject({ subject: 'Jan Żak', url: `/home/students/${school.student.id}` })
  expect(JSON.stringify(muted)).not.toContain('Reklamy')
})

test('what was refused, or changed nothing, leaves no entry; it is written in the language of its reader', async () => {
  await school.work((ctx) => ctx.tx.update(people).set({ language: 'pl' }).where(eq(people.id, school.admin.id)))
  const comment = await school.work((ctx) => aComment(ctx, school.student, page))
  expect(await statusOf(admin().call(deleteComment, { id: page.id }))).toBe(404)
  const noPicture = { image: new Blob(['no picture'], { type: 'image/png' }) }
  expect(await statusOf(admin().call(postPictureReply, { id: comment.id, body: 'Hej' }, noPicture))).toBe(422)
  expect(await entries()).toEqual([])
  await admin().call(deleteComment, { id: comment.id })
  expect(await entries()).toMatchObject([{ sentence: 'Usunięcie komentarza' }])
})

test('an entry goes with its deed: neither is there without the other', async () => {
  const comment = await school.work((ctx) => aComment(ctx, school.student, page))
  await Promise.allSettled(Array.from({ length: 5 }, () => admin().call(deleteComment, { id: comment.id })))
  expect(await entries()).toHaveLength(1)
  await school.work(async (ctx) => expect(await ctx.tx.$count(comments)).toBe(0))
})

test('the application can neither change nor delete what is written', async () => {
  await admin().call(unmuteStudent, { id: school.student.id })
  await admin().call(muteStudent, { id: school.student.id, reason: 'Reklamy' })
  const denied = /permission denied/
  const changing = school.work((ctx) => ctx.tx.update(auditEntries).set({ deed: 'nothing' }))
  await expect(changing).rejects.toThrow(denied)
  await expect(school.work((ctx) => ctx.tx.delete(auditEntries))).rejects.toThrow(denied)
  expect((await entries()).length).toBeGreaterThan(0)
})

test('the list is narrowed to an admin or an area, paged by cursor, and shown to admins of the school only', async () => {
  await admin().call(postComment, { ...page, body: 'Raz' })
  for (let nth = 0; nth < 31; nth++) await admin().call(muteStudent, { id: school.student.id, reason: `Nr ${nth}` })
  expect(await entries({ area: 'comments' })).toMatchObject([{ sentence: 'Wrote a comment' }])
  await expect(entries({ admin_id: school.student.id })).rejects.toMatchObject({ status: 404 })
  const first = await admin().call(listAudit, { area: 'moderation', admin_id: school.admin.id })
  expect([first.data.length, first.next_page_url?.includes('area=moderation')]).toEqual([30, true])
  const cursor = cursorIn(first.next_page_url)
  const second = await admin().call(listAudit, { area: 'moderation', admin_id: school.admin.id, cursor })
  expect([second.data.length, second.next_page_url]).toEqual([1, null])
  const { admins, areas } = await admin().call(getAuditFilters)
  expect([admins.map(({ name }) => name), areas.find(({ id }) => id === 'comments')?.name]).toEqual([
    ['Anna Nowak'],
    'Comments',
  ])
  expect(await statusOf(admin().call(listAudit, { cursor: 'x' }))).toBe(422)
  for (const call of [listAudit, getAuditFilters]) {
    expect(await statusOf(school.as().call(call, {}))).toBe(401)
    expect(await statusOf(school.as(school.student).call(call, {}))).toBe(403)
  }
  const other = await world.aSchool()
  expect((await other.as(other.admin).call(listAudit, {})).data).toEqual([])
})
