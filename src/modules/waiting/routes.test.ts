import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { aCourse } from '#modules/courses/testing.ts'
import { aReview } from '#modules/reviews/testing.ts'
import { aWorld } from '#test/world.ts'
import { countWaiting } from './contract.ts'

const world = await aWorld()
afterAll(() => world.close())

test('each admin is told what waits for their role, how much of it and where', async () => {
  const school = await world.aSchool()
  const { courseId } = await school.work(async (ctx) => {
    const course = await aCourse(ctx, { title: 'Linoryt' })
    await aReview(ctx, { courseId: course.courseId, studentId: school.student.id, status: 'pending' })
    await ctx.tx.execute(sql`update videos set state = 'failed', failure = 'unreadable'`)
    return course
  })
  const waitingFor = async (adminRole: 'owner' | 'editor' | 'support' | 'accountant') => {
    const admin = await school.anAdmin({ adminRole, email: `${adminRole}@szkola.test` })
    return (await school.as(admin).call(countWaiting)).data
  }
  const review = { kind: 'review', count: 1, path: '/home/reviews?status=pending' }
  const owners = await waitingFor('owner')
  expect(owners).toContainEqual(review)
  const film = owners.find(({ kind }) => kind === 'film')!
  expect(film.path).toMatch(new RegExp(`^/home/courses/${courseId}/lectures/[0-9a-f-]+/edit$`))
  expect(film.count).toBeGreaterThan(0)
  expect((await waitingFor('editor')).map(({ kind }) => kind)).toEqual(['review', 'film'])
  expect(await waitingFor('support')).toEqual([review])
  expect(await waitingFor('accountant')).toEqual([])

  const elsewhere = await world.aSchool()
  expect((await elsewhere.as(elsewhere.admin).call(countWaiting)).data).toEqual([])
  await expect(school.as(school.student).call(countWaiting)).rejects.toMatchObject({ status: 403 })
})
