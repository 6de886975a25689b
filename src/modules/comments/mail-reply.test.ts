import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { domainEvents } from '#platform/db/tables.ts'
import { aWorld, type World } from '#test/world.ts'
import { people } from '#modules/people/tables.ts'
import { mails } from '#modules/notifications/tables.ts'
import { eq } from 'drizzle-orm'
import { postComment, postReply } from './contract.ts'
import { aCommentableKind } from './testing.ts'

const { kind, anItem } = aCommentableKind()
let world: World

beforeAll(async () => {
  world = await aWorld()
  world.commentables.register(kind)
  await world.startWorking()
})
afterAll(() => world.close())

test('a reply is mailed to whom it answers, in their language, and to nobody twice or themselves', async () => {
  const school = await world.aSchool()
  const page = anItem(school)
  await school.work((ctx) => ctx.tx.update(people).set({ language: 'pl' }).where(eq(people.id, school.student.id)))
  const student = school.as(school.student)
  const { comment } = await student.call(postComment, { ...page, body: 'Skąd bierze się światło?' })
  const answer = { id: comment.id, body: 'Z <okna>.\n\nAlbo z lampy.' }
  const { reply } = await school.as(school.admin).call(postReply, answer)
  await student.call(postReply, { id: comment.id, body: 'Dziękuję!', reply_to_id: reply.id })
  await student.call(postReply, { id: comment.id, body: 'Mówię do siebie' })

  const kept = () => school.work((ctx) => ctx.tx.select().from(mails).orderBy(mails.createdAt))
  await vi.waitFor(async () => expect(await kept()).toHaveLength(2), { timeout: 20_000, interval: 100 })
  const letters = await kept()
  const toStudent = letters.find(({ to }) => to === school.student.email)!
  const toAdmin = letters.find(({ to }) => to === school.admin.email)!
  expect(toStudent.subject).toBe('Odpowiedź od: Anna Nowak. Światło')
  expect(toStudent.html).toContain('Z &lt;okna&gt;.')
  expect(toStudent.text).toContain(`${school.origin}/page/${page.id}#comment-${comment.id}`)
  expect(toAdmin.subject).toBe('Jan Żak replied to you: Światło')
  await school.work(async (ctx) => {
    const posted = eq(domainEvents.name, 'comments.reply-posted')
    expect(await ctx.tx.$count(domainEvents, posted)).toBe(3)
  })
})
